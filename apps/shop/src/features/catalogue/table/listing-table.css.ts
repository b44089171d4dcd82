import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
/** Durability, grade and stock give way first: the product page has them. */
const narrow = 'screen and (max-width: 1279.98px)';
/** Phones and the smallest tablets have no room to choose in a table: cards have it. */
const smallTablet = 'screen and (max-width: 899.98px)';

export const table = style({
  ...textStyle.text,
  width: '100%',
  borderCollapse: 'collapse',
  captionSide: 'bottom',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { display: 'block' } },
});

export const caption = style({
  ...textStyle.caption,
  color: vars.color.muted,
  textAlign: 'start',
  paddingTop: vars.space.x3,
  // Where there is no room for ticks there is nothing to explain.
  '@media': { [media.belowLg]: visuallyHidden },
});

// On phones the heads are for screen readers; sorting is in the bar.
export const thead = style({ '@media': { [media.phone]: visuallyHidden } });

globalStyle(`${table} > tbody`, { '@media': { [media.phone]: { display: 'block' } } });

export const head = style({
  ...textStyle.caption,
  lineHeight: 1.25,
  padding: `${vars.space.x2} ${vars.space.x4} ${vars.space.x2} 0`,
  color: vars.color.muted,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'bottom',
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': {
    [media.belowLg]: { paddingInlineEnd: vars.space.x2 },
    [smallTablet]: { paddingInlineEnd: vars.space.x3 },
  },
  selectors: { '&[aria-sort]': { color: vars.color.ink, fontWeight: vars.weight.strong } },
});

const numbers = { textAlign: 'end' } as const;
const gone = { '@media': { [narrow]: { display: 'none' } } } as const;

export const column = styleVariants({
  number: [head, numbers],
  wide: [head, gone],
  wideNumber: [head, numbers, gone],
  choice: [head, { '@media': { [smallTablet]: { display: 'none' } } }],
});

export const unit = style({ display: 'block', whiteSpace: 'nowrap', fontWeight: 400, color: vars.color.muted });

export const sortLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  paddingBlock: vars.space.x1,
  marginBlock: `calc(-1 * ${vars.space.x1})`,
  color: 'inherit',
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.28em',
  selectors: { '&:hover': { color: vars.color.accent, textDecorationColor: 'currentColor' } },
});

export const row = style({
  position: 'relative',
  ':hover': { background: vars.color.stone1 },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      minHeight: '84px',
      // Both prices are on the first two lines, beside name and size.
      gridTemplateRows: 'auto 1fr auto auto',
      columnGap: vars.space.x2,
      alignItems: 'baseline',
      paddingBlock: vars.space.x3,
      borderBottom: hairline,
    },
  },
});

const cell = style({
  height: '52px',
  padding: `${vars.space.x1} ${vars.space.x4} ${vars.space.x1} 0`,
  borderBottom: hairline,
  textAlign: 'start',
  '@media': {
    // Ten columns, the last of them whole; on small tablets eight.
    [media.belowLg]: { paddingInlineEnd: vars.space.x2 },
    [smallTablet]: { paddingInlineEnd: vars.space.x3 },
    [media.phone]: { height: 'auto', padding: 0, border: 0 },
  },
});

const number = style([cell, numbers, { fontWeight: vars.weight.strong, whiteSpace: 'nowrap' }]);

const onPhone = (rule: Record<string, string | number>) => ({ '@media': { [media.phone]: rule } });

/** Room for the drawing before the name, whose lines all begin behind it. */
const GLYPH_SPACE = '64px';
const GLYPH_SPACE_NARROW = '56px';
const GLYPH_SPACE_TABLET = '46px';
/** Phones have it before all lines of a row. */
const glyphSpacePhone = {
  [media.phone]: { paddingInlineStart: '60px' },
  [media.smallPhone]: { paddingInlineStart: 0 },
};

export const name = style([
  cell,
  {
    fontWeight: vars.weight.strong,
    lineHeight: 1.25,
    // A ribbon may come below the name: both keep off the lines.
    paddingBlock: vars.space.x2,
    paddingInlineStart: GLYPH_SPACE,
    '@media': {
      [narrow]: { paddingInlineStart: GLYPH_SPACE_NARROW },
      [media.belowLg]: { paddingInlineStart: GLYPH_SPACE_TABLET },
    },
  },
  onPhone({ gridArea: '1 / 1 / 3 / 2', padding: 0, lineHeight: 1.6 }),
  { '@media': glyphSpacePhone },
]);

export const glyph = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.ink,
  '@media': {
    [media.phone]: { alignItems: 'start', paddingTop: `calc(${vars.space.x3} + 4px)` },
    [media.smallPhone]: { display: 'none' },
  },
});

/** A piece of its face, as a hand would hold it to others. */
export const face = style({
  display: 'block',
  width: '48px',
  height: '36px',
  objectFit: 'cover',
  '@media': { [media.belowLg]: { width: '38px' }, [media.phone]: { width: '48px', height: '48px' } },
});

/** The whole row leads to the product; sample and comparison stay above it. */
export const link = style({
  marginInlineEnd: vars.space.x2,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [media.belowLg]: { marginInlineEnd: 0 } },
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
    [`${row}:hover &`]: { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.28em' },
  },
});

// Where rows name their kind it is the longest of all texts: on tablets it is small, and its words break by syllables
// before the column widens the table.
export const profile = style([
  cell,
  { color: vars.color.muted, lineHeight: 1.25 },
  {
    '@media': {
      [media.belowLg]: {
        // `Terrassendiele, glatt,` in one line: no profile has three.
        minWidth: '7.75rem',
        fontSize: textStyle.caption.fontSize,
        hyphens: 'auto',
        overflowWrap: 'anywhere',
      },
      // Below name, size and prices it has the whole row: no kind has two lines, and all rows are as high.
      [media.phone]: { gridArea: '3 / 1 / 4 / 3', fontSize: 'inherit', lineHeight: 1.6 },
    },
  },
  { '@media': glyphSpacePhone },
]);

export const size = style([number, onPhone({ display: 'none' })]);

export const phoneOnly = style({
  display: 'none',
  fontWeight: 400,
  color: vars.color.muted,
  '@media': { [media.phone]: { display: 'inline' } },
});

/** Stock, and a ribbon that has no room beside the name. */
export const phoneStock = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'flex', alignItems: 'center', gap: vars.space.x3, color: vars.color.muted } },
});

export const phoneLine = style([phoneOnly, { '@media': { [media.phone]: { display: 'block' } } }]);

export const ribbon = style({
  '@media': { [media.belowLg]: { display: 'block' }, [media.phone]: { display: 'none' } },
});

export const lengths = style([cell, { whiteSpace: 'nowrap' }, onPhone({ display: 'none' })]);

export const range = style({
  display: 'inline-block',
  minWidth: '5.6em',
  '@media': { [narrow]: { minWidth: 0 } },
});

export const ticks = style({
  display: 'inline-block',
  verticalAlign: '-5px',
  fill: vars.color.ink,
  // A drawing that could shrink would not keep its column open, and cover the next one.
  maxWidth: 'none',
  '@media': { [narrow]: { marginInlineStart: vars.space.x3 }, [media.belowLg]: { display: 'none' } },
});

export const toOrder = style({ fill: 'none', stroke: vars.color.edge });

export const wide = style([cell, gone]);

export const wideNumber = style([cell, numbers, gone, { whiteSpace: 'nowrap' }]);

export const metre = style([number, onPhone({ gridArea: '1 / 2' })]);

export const area = style([number, onPhone({ gridArea: '2 / 2' })]);

export const delivery = style([
  cell,
  { whiteSpace: 'nowrap' },
  onPhone({ gridArea: '4 / 1 / 5 / 3' }),
  { '@media': glyphSpacePhone },
]);

export const day = style(onPhone({ display: 'none' }));

export const planed = style({ ...textStyle.caption, display: 'block', color: vars.color.muted });

const above = { position: 'relative', zIndex: 1 } as const;

export const choice = style([cell, { '@media': { [smallTablet]: { display: 'none' } } }]);
export const sample = style([cell, { '@media': { [smallTablet]: { display: 'none' } } }]);

// The last column is on the page's edge.
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end' });

globalStyle(`${choice} > *, ${sample} > *`, above);

export const was = style({ ...textStyle.caption, display: 'block', fontWeight: 400, color: vars.color.muted });

export const packPrice = style({ display: 'block' });

// What one holds, `/box (100 pieces)`, would widen the column of prices per metre: on tablets it is below the amount.
globalStyle(`${packPrice} > span`, {
  '@media': {
    [media.belowLg]: { display: 'block', whiteSpace: 'normal' },
    [media.phone]: { display: 'inline', whiteSpace: 'nowrap' },
  },
});

export const struck = style({ ...textStyle.caption, color: vars.color.muted, paddingTop: vars.space.x2 });
