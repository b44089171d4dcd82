import type { CSSProperties } from 'react';
import { DAY } from '../../drawings/mail-colours';

const FONT = 'Archivo, Arial, Helvetica, sans-serif';

const TOP = { verticalAlign: 'top' } as const;
const TITLE = { margin: 0, fontSize: 28, lineHeight: '34px', fontWeight: 700 } as const;

/** The look of all mails: white sheet of 600 px, rules instead of boxes, one blue button. What is not said is inherited. */
export const mailStyles = {
  body: { margin: 0, padding: 0, background: DAY.page },
  page: { padding: '24px 0' },
  sheet: { width: 600, background: DAY.sheet, color: DAY.ink, fontFamily: FONT, fontSize: 15, lineHeight: '22px' },
  header: { padding: '22px 32px 18px', borderBottom: `1px solid ${DAY.ink}` },
  main: { padding: '28px 32px 36px' },
  footer: { padding: '24px 32px', background: DAY.foot, color: DAY.muted, fontSize: 13, lineHeight: '20px' },
  link: { display: 'inline-block', marginRight: 8, lineHeight: '28px', color: DAY.accent, whiteSpace: 'nowrap' },
  picture: { display: 'block', height: 'auto', maxWidth: '100%', border: 0, fontSize: 13, lineHeight: '18px' },
  part: { marginTop: 28 },
  cell: TOP,
  ruled: { ...TOP, borderTop: `1px solid ${DAY.ink}`, paddingTop: 20 },
  title: TITLE,
  heading: { margin: '0 0 4px', fontSize: 15, lineHeight: '22px', fontWeight: 700 },
  text: { margin: '8px 0 0' },
  muted: { color: DAY.muted },
  note: { margin: '8px 0 0', color: DAY.muted, fontSize: 13, lineHeight: '20px' },
  half: { ...TOP, width: '50%', paddingRight: 16 },
  /** Lines of a message stay lines. */
  fact: { ...TOP, padding: '3px 0', fontWeight: 700, whiteSpace: 'pre-line' },
  label: { ...TOP, color: DAY.muted, padding: '3px 16px 3px 0', width: 150, textAlign: 'left', fontWeight: 400 },
  tick: { height: 5, borderLeft: `1px solid ${DAY.edge}`, fontSize: 0, lineHeight: 0 },
  tickNow: { borderLeftColor: DAY.ink },
  /** What is thicker above is missing below. */
  tickBelowNow: { borderLeftColor: DAY.ink, height: 3 },
  tickLast: { borderRight: `1px solid ${DAY.edge}` },
  line: { borderBottom: `1px solid ${DAY.edge}` },
  lineNow: { borderBottom: `3px solid ${DAY.ink}` },
  words: { padding: '8px 4px 0 0', color: DAY.muted },
  wordsNow: { padding: '8px 4px 0 0', fontWeight: 700 },
  when: { fontSize: 13, lineHeight: '20px', fontWeight: 400 },
  button: { ...TOP, background: DAY.accent, borderRadius: 2, textAlign: 'center' },
  buttonLink: { display: 'block', lineHeight: '52px', color: DAY.onAccent, fontWeight: 700, textDecoration: 'none' },
  lines: { marginTop: 12 },
  sums: { borderTop: `1px solid ${DAY.ink}`, paddingTop: 12 },
  drawing: { ...TOP, width: 104, padding: '18px 16px 16px 0', borderTop: `1px solid ${DAY.line}` },
  facts: { ...TOP, padding: '16px 16px 16px 0', borderTop: `1px solid ${DAY.line}` },
  amount: {
    ...TOP,
    padding: '16px 0',
    borderTop: `1px solid ${DAY.line}`,
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
  totalNote: { color: DAY.muted, fontSize: 13, lineHeight: '20px', textAlign: 'right' },
} as const satisfies Record<string, CSSProperties>;
