import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const phone = media.phone;
/** Two columns that are narrow: six columns of a table have no room for all of their air, nor lengths for a drawing. */
const narrowColumns = 'screen and (min-width: 1024px) and (max-width: 1199.98px)';
/** Large text on a phone: length, price and stepper have no room side by side. */
const LARGE_TEXT = '(max-width: 13rem)';

// The table is beside the gallery, the bar below both: the form itself makes no box.
export const form = style({ display: 'contents' });

export const priceArea = style({ minWidth: 0, '@media': { [media.md]: { gridColumn: 2 } } });

export const lengths = style({
  containerType: 'inline-size',
  minWidth: 0,
  order: 1,
  '@media': { [media.md]: { gridColumn: '1 / -1' }, [media.lg]: { gridColumn: 2 } },
});

// The floating sum must not hide a row that is pressed or reached by keyboard.
globalStyle(`${lengths} :is(tr, li, input, button)`, { scrollMarginBlockEnd: '72px' });

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginTop: vars.space.x3,
  // 320 px have room for three digits.
  '@media': {
    [media.smallPhone]: { vars: { [vars.control.piecesInput]: '44px' } },
    [narrowColumns]: { vars: { [vars.control.piecesInput]: '48px' } },
  },
});

export const caption = style(visuallyHidden);

const cell = style({
  paddingInline: vars.space.x2,
  paddingBlock: '4px',
  textAlign: 'start',
  verticalAlign: 'middle',
  '@media': {
    [phone]: { paddingInline: '4px' },
    [narrowColumns]: { paddingInline: '4px' },
    // 320 px: four columns side by side, as wide as the text around them.
    [media.smallPhone]: { paddingInline: '2px' },
  },
  selectors: { '&&:first-child': { paddingInlineStart: 0 }, '&&:last-child': { paddingInlineEnd: 0 } },
});

export const head = style([
  cell,
  { ...textStyle.caption, fontWeight: 400, color: vars.color.muted, paddingBlock: vars.space.x2 },
]);

/** On phones a row is two lines: length over stock, price over sum, and the pieces beside both. */
const phoneRow = {
  display: 'grid',
  // As wide as a stepper, so that the heads are above what they name.
  gridTemplateColumns: `minmax(0, 1fr) auto minmax(calc(${vars.control.piecesInput} + 94px), auto)`,
  gridTemplateAreas: '"name price pieces" "stock sum pieces"',
  columnGap: '4px',
} as const;

const largeTextRow = { gridTemplateColumns: 'minmax(0, 1fr) auto' } as const;

export const headRow = style({
  '@media': { [phone]: { ...phoneRow, gridTemplateAreas: '"name price pieces"' } },
  '@container': { [LARGE_TEXT]: { ...largeTextRow, gridTemplateAreas: '"name price" "pieces pieces"' } },
});

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
  '@container': { [LARGE_TEXT]: { ...largeTextRow, gridTemplateAreas: '"name price" "stock sum" "pieces pieces"' } },
});

export const row = style([row0, { selectors: { '&:hover': { background: vars.color.stone1 } } }]);

/** The tint goes beyond the column that its texts stay in. */
export const rowChosen = style([
  row0,
  {
    background: vars.color.accentTint,
    boxShadow: `-12px 0 ${vars.color.accentTint}, 12px 0 ${vars.color.accentTint}`,
    '@media': { [phone]: { boxShadow: `-16px 0 ${vars.color.accentTint}, 16px 0 ${vars.color.accentTint}` } },
  },
]);

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
      [phone]: { ...textStyle.caption, gridArea: 'stock', paddingBlock: 0, paddingInlineStart: 0 },
    },
  },
]);

/** Of pieces beyond the stock: numbers and date have no room in a phone's first column. */
export const stockOfRest = style([
  stock,
  {
    '@media': { [phone]: { gridArea: '3 / 1 / auto / -1' } },
    '@container': { [LARGE_TEXT]: { gridArea: '4 / 1 / auto / -1' } },
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

/** On phones nothing is below it: it is level with the stepper. */
export const lonePrice = style([price, { '@media': { [phone]: { gridRow: '1 / 3', alignSelf: 'center' } } }]);

export const pieces = style([
  cell,
  {
    width: '1%',
    '@media': {
      [phone]: { gridArea: 'pieces', width: 'auto', alignSelf: 'center', paddingInline: '4px 0' },
    },
    '@container': { [LARGE_TEXT]: { justifySelf: 'end' } },
  },
]);

export const sum = style([
  cell,
  {
    ...textStyle.text,
    fontWeight: 600,
    textAlign: 'end',
    minWidth: '76px',
    '@media': {
      [narrowColumns]: { minWidth: '60px' },
      [phone]: {
        gridArea: 'sum',
        minWidth: 0,
        paddingBlock: 0,
        // In line with the price above it.
        selectors: { '&&&:last-child': { paddingInlineEnd: '4px' } },
      },
      [media.smallPhone]: { selectors: { '&&&:last-child': { paddingInlineEnd: '2px' } } },
    },
  },
]);

// What the table has on paper alone: a van is loaded by weight.
const printed = style({ display: 'none', '@media': { [media.print]: { display: 'table-cell' } } });
export const headWeight = style([headEnd, printed]);
export const weight = style([price, printed]);

/** Of a row without pieces: phones have no column of sums that a dash would hold open. */
export const noSum = style([sum, { fontWeight: 400, '@media': { [phone]: { display: 'none' } } }]);

/** Of a row whose pieces were added; phones have a line for it, as beside the stock it has no room there. */
export const inCart = style([
  sum,
  {
    ...textStyle.caption,
    color: vars.color.muted,
    whiteSpace: 'nowrap',
    '@media': { [phone]: { gridArea: '3 / 1 / auto / -1', textAlign: 'start' } },
    '@container': { [LARGE_TEXT]: { gridArea: '4 / 1 / auto / -1' } },
  },
]);

export const phoneWord = style({ '@media': { [media.md]: { display: 'none' } } });

export const error = style({ paddingTop: vars.space.x4 });

export const priceBlock = style({ paddingTop: vars.space.x3 });

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x6}`,
  // 28 px on a phone and 36 px on the desktop's sheet: two prices and what they hold are one line.
  vars: {
    [vars.type.figureLarge.size]: 'clamp(1.75rem, 1.574rem + 0.75vw, 2.25rem)',
    [vars.type.figureLarge.line]: '1.12',
  },
  '@media': { [phone]: { justifyContent: 'flex-start', columnGap: vars.space.x4 } },
});
/** Of packs: side by side, not apart at both ends, and on phones so much smaller that both have room for their words. */
export const pricesOfPacks = style([
  prices,
  {
    justifyContent: 'flex-start',
    '@media': {
      // As large as two of them beside each other may be in Dutch.
      [phone]: { columnGap: vars.space.x5, vars: { [vars.type.figureLarge.size]: '1.4375rem' } },
    },
  },
]);

/** Two lines at the end of the prices; where these have no room for it, a line below them. */
export const vat = style({
  lineHeight: '1.125rem',
  textAlign: 'end',
  '@media': { [media.belowXl]: { flexBasis: '100%', textAlign: 'start' } },
});
/** Prices of packs are long, and those of decking are three: it is in a line of its own. */
export const vatBelow = style({ lineHeight: '1.125rem', flexBasis: '100%' });
export const vatLine = style({ '@media': { [media.xl]: { display: 'block' } } });

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

/** The sets of a sample box, side by side as they are compared. */
export const sets = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space.x3} ${vars.space.x6}`,
  marginBlockStart: vars.space.x4,
});

/** Phones, whose first view has the choice too, have the sets as sentences in small type. */
const sentence = { fontSize: textStyle.caption.fontSize, lineHeight: textStyle.caption.lineHeight };

export const setName = style({ '@media': { [phone]: { display: 'inline', ...sentence } } });

/** Below each other; on phones one after the other. */
export const setPieces = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [phone]: { display: 'inline' } },
});
globalStyle(`${setPieces} > li`, { '@media': { [phone]: { display: 'inline' } } });
globalStyle(`${setPieces} > li > *`, { '@media': { [phone]: sentence } });
globalStyle(`${setPieces} > li::before`, { '@media': { [phone]: { content: '" "' } } });
globalStyle(`${setPieces} > li:not(:last-child)::after`, { '@media': { [phone]: { content: '";"' } } });

export const missing = style([
  cell,
  { ...textStyle.text, color: vars.color.muted, '@media': { [phone]: { gridArea: 'stock', paddingBlock: 0 } } },
]);

export const stockNote = style({ marginInlineStart: vars.space.x1 });

export const stockText = style({ margin: 0, selectors: { '& + &': { marginTop: vars.space.x2 } } });

export const promo = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x4, marginTop: vars.space.x6 });
