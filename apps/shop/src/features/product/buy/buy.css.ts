import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { BAR_POSITION, CONSENT_ROOM } from '@/components/consent/consent-room';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const phone = media.phone;

// The table is beside the gallery, the bar below both: the form itself makes no box.
export const form = style({ display: 'contents' });

export const priceArea = style({ minWidth: 0, '@media': { [media.md]: { gridColumn: 2 } } });

export const lengths = style({
  minWidth: 0,
  order: 1,
  '@media': { [media.md]: { gridColumn: '1 / -1' }, [media.lg]: { gridColumn: 2 } },
});

export const table = style({ width: '100%', borderCollapse: 'collapse', marginTop: vars.space.x3 });

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

/** On phones a row is two lines: length over stock, price over sum, and the pieces beside both. */
const phoneRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"name price pieces" "stock sum pieces"',
  columnGap: '4px',
} as const;

export const headRow = style({ '@media': { [phone]: { ...phoneRow, gridTemplateAreas: '"name price pieces"' } } });

/** Where two columns have no room for a drawing of lengths. */
const narrowColumns = 'screen and (min-width: 1024px) and (max-width: 1199.98px)';

export const barHead = style({
  '@media': { [phone]: { display: 'none' }, [narrowColumns]: { display: 'none' } },
});

export const headEnd = style([head, { textAlign: 'end' }]);

export const headSum = style([head, { textAlign: 'end', '@media': { [phone]: { display: 'none' } } }]);
export const headStock = style([head, { '@media': { [phone]: { display: 'none' } } }]);

const row0 = style({
  borderTop: hairline,
  selectors: { 'tbody > &:first-child': { borderTop: `${vars.border.rule} solid ${vars.color.ink}` } },
  height: '45px',
  '@media': { [phone]: { ...phoneRow, height: 'auto', minHeight: '60px', alignContent: 'center' } },
});

export const row = style([row0, { selectors: { '&:hover': { background: vars.color.stone1 } } }]);

export const rowChosen = style([row0, { background: vars.color.accentTint }]);

/** Commercial names of lengths are short: `4,85 m` stays in one line on phones too. */
export const name = style([
  cell,
  {
    ...textStyle.text,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '@media': { [phone]: { gridArea: 'name', alignSelf: 'end', paddingBlock: 0 } },
  },
]);

export const bar = style([
  cell,
  { width: '112px', '@media': { [phone]: { display: 'none' }, [narrowColumns]: { display: 'none' } } },
]);

export const stock = style([
  cell,
  {
    ...textStyle.text,
    '@media': {
      [media.md]: { whiteSpace: 'nowrap' },
      [phone]: { ...textStyle.caption, gridArea: 'stock', paddingBlock: 0 },
      [media.smallPhone]: { paddingInlineStart: 0 },
    },
  },
]);

export const price = style([
  cell,
  {
    ...textStyle.text,
    textAlign: 'end',
    '@media': { [phone]: { gridArea: 'price', alignSelf: 'end', paddingBlock: 0 } },
  },
]);

export const pieces = style([
  cell,
  {
    width: '1%',
    '@media': {
      [phone]: { gridArea: 'pieces', width: 'auto', alignSelf: 'center' },
      // 320 px have room for three digits.
      [media.smallPhone]: { paddingInlineEnd: 0, vars: { [vars.control.piecesInput]: '44px' } },
    },
  },
]);

export const sum = style([
  cell,
  {
    ...textStyle.text,
    fontWeight: 600,
    textAlign: 'end',
    minWidth: '76px',
    '@media': { [phone]: { gridArea: 'sum', minWidth: 0, paddingBlock: 0 } },
  },
]);

// What the table has on paper alone: a van is loaded by weight.
const printed = style({ display: 'none', '@media': { [media.print]: { display: 'table-cell' } } });
export const headWeight = style([headEnd, printed]);
export const weight = style([price, printed]);

/** Of a row without pieces: phones have no column of sums that a dash would hold open. */
export const noSum = style([sum, { fontWeight: 400, '@media': { [phone]: { display: 'none' } } }]);

export const phoneWord = style({ '@media': { [media.md]: { display: 'none' } } });

export const error = style({ paddingTop: vars.space.x4 });

export const total = style({
  position: BAR_POSITION,
  bottom: CONSENT_ROOM,
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  minHeight: '64px',
  order: 2,
  marginTop: vars.space.x6,
  // Wide enough to cover the outline of a drawing that passes below it.
  marginInline: '-2px',
  paddingInline: '2px',
  paddingBlock: vars.space.x2,
  background: vars.color.surface,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': {
    [media.md]: { gridColumn: '1 / -1' },
    // One line, unless the sum is that of a truck load.
    [phone]: { gap: `0 ${vars.space.x2}`, minHeight: '56px', paddingBlock: '5px' },
    // Low windows, such as a desktop's at 200 % zoom: it would take a third of what can be read.
    'screen and (max-height: 500px)': { position: 'static' },
  },
});

/** Nothing chosen: the window is left to the product. */
export const totalOfNothing = style([total, { position: 'static', justifyContent: 'flex-end' }]);

export const totalNothing = style({ ...textStyle.text, flex: 1, margin: 0, color: vars.color.muted });
export const totalNoFacts = style({ display: 'none' });

export const totalFacts = style({
  flex: '0 1 auto',
  '@media': { [media.lg]: { gap: `0 ${vars.space.x10}` }, [phone]: { display: 'block' } },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  margin: 0,
});

export const totalFact = style({
  '@media': { [phone]: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'flex-end', gap: '4px' } },
});

/** Tablets have room for pieces, metres, m² and the sum in one line. */
export const totalFactMinor = style({ '@media': { [phone]: { display: 'none' } } });
export const totalFactWide = style({ '@media': { [media.belowLg]: { display: 'none' } } });

/** What has no room in the bar of phones and tablets, above its place. */
export const phoneFacts = style({
  display: 'none',
  '@media': {
    [media.belowLg]: {
      order: 2,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${vars.space.x2} ${vars.space.x4}`,
      gridColumn: '1 / -1',
      margin: `${vars.space.x6} 0 0`,
    },
  },
});

export const phoneFact = style({ ...textStyle.text, margin: 0 });

export const totalLabel = style({ ...textStyle.caption, color: vars.color.muted });

/** Of a figure whose unit says enough in a phone's bar. */
export const totalLabelBesideUnit = style([totalLabel, { '@media': { [phone]: visuallyHidden } }]);

export const totalValue = style({
  ...textStyle.lead,
  margin: 0,
  whiteSpace: 'nowrap',
  '@media': { [phone]: { ...textStyle.caption, fontWeight: vars.weight.strong } },
});

export const totalPrice = style({ flex: 1, margin: 0, textAlign: 'end' });

export const totalAmount = style({
  ...textStyle.figureMedium,
  display: 'block',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '1.0625rem', lineHeight: 1.33 } },
});

export const totalNote = style({
  ...textStyle.caption,
  color: vars.color.muted,
  display: 'none',
  whiteSpace: 'nowrap',
  // The prices above say it too.
  '@media': { [media.xl]: { display: 'inline' } },
});

export const totalButton = style({
  flex: 'none',
  '@media': { [phone]: { minHeight: '44px', paddingInline: vars.space.x3, fontSize: vars.type.text.size } },
});

export const belowTotal = style({
  ...textStyle.caption,
  color: vars.color.muted,
  marginTop: vars.space.x3,
  order: 3,
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});

export const refusal = style({
  ...textStyle.caption,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  marginTop: vars.space.x2,
  order: 3,
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
  '@media': { [media.md]: { gridColumn: '1 / -1' } },
});

export const priceBlock = style({ paddingTop: vars.space.x3 });

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x6}`,
  // 28 px on a phone and 36 px on the desktop's sheet: two prices and what they hold are one line.
  vars: {
    [vars.type.figureLarge.size]: 'clamp(1.75rem, 1.574rem + 0.75vw, 2.25rem)',
    [vars.type.figureLarge.line]: '1.12',
  },
  '@media': { [phone]: { justifyContent: 'flex-start', columnGap: vars.space.x4 } },
});

export const priceNotes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x6,
});

/** Of the wood without its joint: small screens keep their first view for the two prices that are compared. */
export const woodPrice = style({ '@media': { [media.belowLg]: { display: 'none' } } });

export const note = style({ ...textStyle.caption, color: vars.color.muted, marginTop: vars.space.x2 });

export const notes = style({
  display: 'grid',
  gap: vars.space.x1,
  margin: `${vars.space.x4} 0 0`,
  padding: 0,
  listStyle: 'none',
});

export const missing = style([
  cell,
  { ...textStyle.text, color: vars.color.muted, '@media': { [phone]: { gridArea: 'stock', paddingBlock: 0 } } },
]);

export const stockNote = style({ marginInlineStart: vars.space.x1 });

export const stockText = style({ margin: 0, selectors: { '& + &': { marginTop: vars.space.x2 } } });

export const promo = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x4, marginTop: vars.space.x6 });
