import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { BAR_POSITION, CONSENT_ROOM } from '@/components/consent/consent-room';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const phone = media.phone;

// The table is beside the gallery, the bar below both: the form itself makes no box.
export const form = style({ display: 'contents' });

export const lengths = style({ minWidth: 0, '@media': { [media.lg]: { gridColumn: 2 } } });

export const table = style({ width: '100%', borderCollapse: 'collapse', marginTop: vars.space.x6 });

export const caption = style(visuallyHidden);

const cell = style({
  paddingInline: vars.space.x2,
  paddingBlock: '4px',
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': {
    [phone]: { paddingInline: '4px' },
    // 320 px: four columns side by side, as wide as the text around them.
    [media.smallPhone]: { paddingInline: '2px', selectors: { '&:first-child': { paddingInlineStart: 0 } } },
  },
});

export const head = style([
  cell,
  { ...textStyle.caption, fontWeight: 400, color: vars.color.muted, paddingBlock: vars.space.x2 },
]);

export const barHead = style({ '@media': { [phone]: { display: 'none' } } });

export const headEnd = style([head, { textAlign: 'end' }]);

export const headSum = style([head, { textAlign: 'end', '@media': { [phone]: { display: 'none' } } }]);

const row0 = style({
  borderTop: hairline,
  selectors: { 'tbody > &:first-child': { borderTop: `${vars.border.rule} solid ${vars.color.ink}` } },
  height: '45px',
  '@media': { [phone]: { height: '60px' } },
});

export const row = style([row0, { selectors: { '&:hover': { background: vars.color.stone1 } } }]);

export const rowChosen = style([row0, { background: vars.color.accentTint }]);

/** Commercial names of lengths are short: `4,85 m` stays in one line on phones too. */
export const name = style([cell, { ...textStyle.text, fontWeight: 600, whiteSpace: 'nowrap' }]);

export const bar = style([cell, { width: '112px', '@media': { [phone]: { display: 'none' } } }]);

export const stock = style([
  cell,
  {
    ...textStyle.text,
    '@media': {
      [media.md]: { whiteSpace: 'nowrap' },
      [phone]: { paddingInlineStart: vars.space.x2 },
      [media.smallPhone]: { paddingInlineStart: '2px' },
    },
  },
]);

export const price = style([cell, { ...textStyle.text, textAlign: 'end' }]);

export const pieces = style([
  cell,
  {
    width: '1%',
    // 320 px have room for three digits.
    '@media': { [media.smallPhone]: { paddingInlineEnd: 0, vars: { [vars.control.piecesInput]: '44px' } } },
  },
]);

export const sum = style([
  cell,
  {
    ...textStyle.text,
    fontWeight: 600,
    textAlign: 'end',
    minWidth: '76px',
    '@media': { [phone]: { display: 'none' } },
  },
]);

export const error = style({ paddingTop: vars.space.x4 });

export const total = style({
  position: BAR_POSITION,
  bottom: CONSENT_ROOM,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  minHeight: '80px',
  marginTop: vars.space.x8,
  // Wide enough to cover the outline of a drawing that passes below it.
  marginInline: '-2px',
  paddingInline: '2px',
  paddingBlock: vars.space.x3,
  background: vars.color.surface,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': {
    [media.lg]: { gridColumn: '1 / -1' },
    // Low windows, such as a desktop's at 200 % zoom: it would take a third of what can be read.
    'screen and (max-height: 500px)': { position: 'static' },
  },
});

/** Phones keep their first screen for the product until something is chosen. */
export const totalOfNothing = style([total, { '@media': { [phone]: { position: 'static' } } }]);

export const totalFacts = style({
  flex: '1 1 100%',
  '@media': { [media.lg]: { flex: '0 1 auto', gap: `0 ${vars.space.x10}` } },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  margin: 0,
});

export const totalFact = style({});

export const totalFactMinor = style({ '@media': { [phone]: { display: 'none' } } });

export const totalLabel = style({ ...textStyle.caption, color: vars.color.muted });

export const totalValue = style({
  ...textStyle.lead,
  margin: 0,
  whiteSpace: 'nowrap',
  '@media': { [phone]: textStyle.text },
});

export const totalPrice = style({ flex: 1, margin: 0, textAlign: 'end' });

export const totalAmount = style({ ...textStyle.figureMedium, display: 'block', whiteSpace: 'nowrap' });

export const totalNote = style({ ...textStyle.caption, color: vars.color.muted });

export const totalButton = style({ flex: 'none' });

export const belowTotal = style({
  ...textStyle.caption,
  color: vars.color.muted,
  marginTop: vars.space.x3,
  '@media': { [media.lg]: { gridColumn: '1 / -1' } },
});

export const priceBlock = style({ paddingTop: vars.space.x6 });

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.x3} ${vars.space.x6}`,
  paddingBottom: vars.space.x2,
});

export const finishes = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.x4,
  marginTop: vars.space.x6,
  '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const note = style({ ...textStyle.caption, color: vars.color.muted, marginTop: vars.space.x2 });

export const notes = style({
  display: 'grid',
  gap: vars.space.x1,
  margin: `${vars.space.x4} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const missing = style([cell, { ...textStyle.text, color: vars.color.muted }]);

export const stockNote = style({ marginInlineStart: vars.space.x1 });

export const stockText = style({ margin: 0, selectors: { '& + &': { marginTop: vars.space.x2 } } });

export const quantitiesHead = style({
  ...textStyle.caption,
  display: 'flex',
  justifyContent: 'space-between',
  margin: `${vars.space.x6} 0 0`,
  paddingBottom: vars.space.x2,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  color: vars.color.muted,
});

export const quantities = style({ margin: 0, padding: 0, listStyle: 'none' });

export const quantity = style({
  ...textStyle.text,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x3,
  borderBottom: hairline,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const quantityName = style({ fontWeight: 600, '@media': { [phone]: { gridColumn: '1 / -1' } } });

export const quantityFacts = style({ display: 'block', fontWeight: 400 });

export const promo = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x4, marginTop: vars.space.x6 });
