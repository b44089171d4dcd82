import type { CSSProperties } from 'react';

// Mail programs know no variables: these are the kit's colours, written out. Those of the dark are in mail-css.ts.
const INK = '#101418';
const MUTED = '#4a535b';
const LINE = '#d9dee2';
const EDGE = '#76828b';
const ACCENT = '#173fa8';
const FONT = 'Archivo, Arial, Helvetica, sans-serif';

const TOP = { verticalAlign: 'top' } as const;
const TITLE = { margin: 0, fontSize: 28, lineHeight: '34px', fontWeight: 700 } as const;

/** The look of all mails: white sheet of 600 px, rules instead of boxes, one blue button. What is not said is inherited. */
export const mailStyles = {
  body: { margin: 0, padding: 0, background: '#ebeef0' },
  page: { padding: '24px 0' },
  sheet: { width: 600, background: '#ffffff', color: INK, fontFamily: FONT, fontSize: 15, lineHeight: '22px' },
  header: { padding: '22px 32px 18px', borderBottom: `1px solid ${INK}` },
  main: { padding: '28px 32px 36px' },
  footer: { padding: '24px 32px', background: '#f5f7f8', color: MUTED, fontSize: 13, lineHeight: '20px' },
  link: { display: 'inline-block', marginRight: 8, lineHeight: '28px', color: ACCENT, whiteSpace: 'nowrap' },
  picture: { display: 'block', height: 'auto', maxWidth: '100%', border: 0, fontSize: 13, lineHeight: '18px' },
  part: { marginTop: 28 },
  cell: TOP,
  ruled: { ...TOP, borderTop: `1px solid ${INK}`, paddingTop: 20 },
  title: TITLE,
  heading: { margin: '0 0 4px', fontSize: 15, lineHeight: '22px', fontWeight: 700 },
  text: { margin: '8px 0 0' },
  muted: { color: MUTED },
  note: { margin: '8px 0 0', color: MUTED, fontSize: 13, lineHeight: '20px' },
  half: { ...TOP, width: '50%', paddingRight: 16 },
  fact: { ...TOP, padding: '3px 0', fontWeight: 700 },
  label: { ...TOP, color: MUTED, padding: '3px 16px 3px 0', width: 150, textAlign: 'left', fontWeight: 400 },
  tick: { height: 5, borderLeft: `1px solid ${EDGE}`, fontSize: 0, lineHeight: 0 },
  tickNow: { borderLeftColor: INK },
  /** What is thicker above is missing below. */
  tickBelowNow: { borderLeftColor: INK, height: 3 },
  tickLast: { borderRight: `1px solid ${EDGE}` },
  line: { borderBottom: `1px solid ${EDGE}` },
  lineNow: { borderBottom: `3px solid ${INK}` },
  words: { padding: '8px 4px 0 0', color: MUTED },
  wordsNow: { padding: '8px 4px 0 0', fontWeight: 700 },
  when: { fontSize: 13, lineHeight: '20px', fontWeight: 400 },
  button: { ...TOP, background: ACCENT, borderRadius: 2, textAlign: 'center' },
  buttonLink: { display: 'block', lineHeight: '52px', color: '#ffffff', fontWeight: 700, textDecoration: 'none' },
  lines: { marginTop: 12 },
  sums: { borderTop: `1px solid ${INK}`, paddingTop: 12 },
  drawing: { ...TOP, width: 104, padding: '18px 16px 16px 0', borderTop: `1px solid ${LINE}` },
  facts: { ...TOP, padding: '16px 16px 16px 0', borderTop: `1px solid ${LINE}` },
  amount: {
    ...TOP,
    padding: '16px 0',
    borderTop: `1px solid ${LINE}`,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontWeight: 700,
  },
  sumLabel: { ...TOP, padding: '3px 16px 3px 0', textAlign: 'left', fontWeight: 400 },
  sum: { ...TOP, padding: '3px 0', textAlign: 'right' },
  totalLabel: { padding: '6px 16px 0 0', textAlign: 'left', fontWeight: 700 },
  total: {
    padding: '6px 0 0',
    fontSize: 26,
    lineHeight: '32px',
    fontWeight: 700,
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  totalNote: { color: MUTED, fontSize: 13, lineHeight: '20px', textAlign: 'right' },
} as const satisfies Record<string, CSSProperties>;
