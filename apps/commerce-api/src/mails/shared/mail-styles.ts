import type { CSSProperties } from 'react';

// Mail programs know no variables: these are the kit's colours, written out.
const INK = '#101418';
const MUTED = '#4a535b';
const LINE = '#d9dee2';
const ACCENT = '#173fa8';

const TEXT = { margin: 0, fontSize: 16, lineHeight: '24px', color: INK } as const;

/** The look of all mails: white sheet of 600 px, rules instead of boxes, one blue button. */
export const mailStyles = {
  body: { margin: 0, padding: '24px 0', background: '#ebeef0', fontFamily: 'Archivo, Arial, Helvetica, sans-serif' },
  sheet: { width: '100%', maxWidth: 600, background: '#ffffff' },
  header: { padding: '20px 32px', borderBottom: `1px solid ${INK}` },
  brand: { ...TEXT, fontSize: 28, lineHeight: '30px', fontWeight: 800 },
  main: { padding: '28px 32px' },
  title: { ...TEXT, fontSize: 28, lineHeight: '34px', fontWeight: 700 },
  text: { ...TEXT, padding: '8px 0' },
  note: { ...TEXT, fontSize: 15, lineHeight: '22px' },
  half: { width: '50%', paddingRight: 12, verticalAlign: 'top' },
  section: { borderTop: `1px solid ${INK}`, marginTop: 24, paddingTop: 16 },
  heading: { ...TEXT, fontSize: 18, fontWeight: 700, paddingBottom: 8 },
  small: { ...TEXT, fontSize: 14, lineHeight: '20px', color: MUTED },
  strong: { ...TEXT, fontWeight: 700 },
  row: { borderBottom: `1px solid ${LINE}` },
  cell: { ...TEXT, padding: '8px 0', verticalAlign: 'top' },
  label: { ...TEXT, padding: '4px 16px 4px 0', verticalAlign: 'top', width: '40%', textAlign: 'left', fontWeight: 400 },
  fact: { ...TEXT, padding: '4px 0', fontWeight: 700 },
  amount: { ...TEXT, padding: '8px 0 8px 16px', verticalAlign: 'top', textAlign: 'right', whiteSpace: 'nowrap' },
  sum: { ...TEXT, padding: '4px 0 4px 16px', textAlign: 'right' },
  sums: { marginTop: 12 },
  totalLabel: { ...TEXT, padding: '12px 16px 0 0', textAlign: 'left', fontWeight: 700 },
  total: { ...TEXT, padding: '12px 0 0', fontSize: 24, lineHeight: '28px', fontWeight: 700, textAlign: 'right' },
  totalNote: { ...TEXT, fontSize: 13, lineHeight: '20px', color: MUTED, textAlign: 'right' },
  button: {
    display: 'block',
    margin: '24px 0 0',
    padding: '14px 0',
    borderRadius: 2,
    background: ACCENT,
    color: '#ffffff',
    fontSize: 16,
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
  },
  footer: { padding: '20px 32px', background: '#f5f7f8' },
} as const satisfies Record<string, CSSProperties>;
