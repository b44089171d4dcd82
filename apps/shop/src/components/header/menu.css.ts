import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const innerRing = { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' };
const wide = media.xl;
const small = 'screen and (max-width: 1279.98px)';
/** Below the row of the header, above the page. */
const LAYER = 29;
/** px of strip, row and line: what is open below them ends with the window. */
const ABOVE_PANEL = 166;

export const root = style({
  color: vars.color.ink,
  background: vars.color.surface,
  margin: 0,
  border: 0,
  padding: 0,
  '@media': {
    [small]: {
      inset: 0,
      width: '100%',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
    },
    [wide]: {
      display: 'block',
      position: 'relative',
      inset: 'auto',
      zIndex: LAYER,
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      borderBottom: hairline,
    },
    [media.print]: { display: 'none' },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  flex: 'none',
  minHeight: '56px',
  paddingInline: vars.layout.gutter,
  background: vars.color.surface,
  borderBottom: hairline,
  '@media': {
    [media.md]: { minHeight: '64px', gap: vars.space.x4 },
    [media.lg]: { minHeight: '80px' },
    [wide]: { display: 'none' },
  },
});
globalStyle(`${head} > :first-child`, { marginInlineStart: '-12px' });
globalStyle(`${head} > :last-child`, { marginInlineStart: 'auto' });

export const body = style({
  '@media': { [small]: { flex: '1 0 auto', paddingBlockEnd: vars.space.x6 } },
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: 'clamp(20px, 20px + (100vw - 1280px) * 0.075, 32px)' },
  },
});

export const entry = style({ '@media': { [small]: { borderBottom: hairline } } });
export const wideOnly = style({ '@media': { [small]: { display: 'none' } } });
export const smallOnly = style({ '@media': { [wide]: { display: 'none' } } });
/** What is not of the range, at the end of the line. */
export const aside = style({ '@media': { [wide]: { marginInlineStart: 'auto' } } });

export const fold = style({});

export const link = style({
  ...textStyle.field,
  fontWeight: vars.weight.medium,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minHeight: '50px',
  color: vars.color.ink,
  textDecoration: 'none',
  listStyle: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: vars.color.accent },
    '&[aria-current]': { fontWeight: vars.weight.strong },
    '&:focus-visible': innerRing,
  },
  '@media': {
    [small]: {
      selectors: {
        [`${fold}[open] > &`]: {
          flexDirection: 'row-reverse',
          justifyContent: 'flex-end',
          color: vars.color.ink,
          fontWeight: vars.weight.strong,
        },
      },
    },
    [wide]: {
      fontSize: '15px',
      display: 'inline-flex',
      justifyContent: 'flex-start',
      gap: vars.space.x1,
      minHeight: '48px',
      borderBlock: '2px solid transparent',
      selectors: {
        '&[aria-current]': { borderBlockEndColor: vars.color.ink, fontWeight: vars.weight.medium },
        [`${fold}[open] > &`]: { color: vars.color.accent, borderBlockEndColor: vars.color.accent },
      },
    },
  },
});

export const chevron = style({
  flex: 'none',
  '@media': {
    [small]: { selectors: { [`${fold}[open] > ${link} > &`]: { transform: 'rotate(180deg)' } } },
    [wide]: {
      transform: 'rotate(90deg)',
      selectors: { [`${fold}[open] > ${link} > &`]: { transform: 'rotate(-90deg)' } },
    },
  },
});

// The second level takes the place of the first: its own entry leads back.
globalStyle(`${list}:has(> li > details[open]) > li:not(:has(> details[open]))`, {
  '@media': { [small]: { display: 'none' } },
});

export const panel = style({
  '@media': {
    [small]: { paddingBlockEnd: vars.space.x2 },
    [wide]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 'calc(100% + 1px)',
      maxHeight: `max(240px, calc(100dvh - ${ABOVE_PANEL}px))`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      background: vars.color.surface,
      borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
      paddingBlock: `${vars.space.x8} ${vars.space.x10}`,
    },
  },
});
// Within the page the panel's bounds are those of the menu's body already.
globalStyle(`${panel} > div`, { '@media': { [small]: { padding: 0 } } });

// The page behind an open panel; it can be pressed, which closes the panel.
globalStyle(`${root}:has(details[open]) ~ main::after`, {
  '@media': {
    [wide]: { content: '', position: 'fixed', inset: 0, zIndex: LAYER - 1, background: vars.color.scrim },
  },
});

export const grid = style({
  '@media': {
    [wide]: { display: 'grid', gridTemplateColumns: '232px minmax(0, 1fr) 216px', columnGap: '48px' },
  },
});
export const longGrid = style([
  grid,
  {
    '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4.2fr) 216px' } },
  },
]);

export const all = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  minHeight: '44px',
  color: vars.color.accent,
  textDecoration: 'none',
  borderBottom: hairline,
  selectors: { '&:focus-visible': innerRing },
  '@media': { [wide]: { alignItems: 'baseline', minHeight: 0, paddingBlockEnd: vars.space.x3 } },
});
export const allName = style({
  ...textStyle.field,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  '@media': { [wide]: { fontSize: '18px', fontStretch: '112%' } },
});
export const count = style({ ...textStyle.caption, color: vars.color.muted });

export const childs = style({ listStyle: 'none', margin: 0, padding: 0 });
export const longChilds = style([childs, { '@media': { [wide]: { columns: 2, columnGap: vars.space.x8 } } }]);
/** Entries of the line that found no room in it. */
export const columns = style([childs, { columns: '280px', columnGap: vars.space.x10 }]);

export const child = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.ink,
  textDecoration: 'none',
  borderBottom: hairline,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[aria-current]': { fontWeight: vars.weight.strong },
    '&:focus-visible': innerRing,
  },
  '@media': { [wide]: { minHeight: '40px', fontWeight: vars.weight.medium } },
});

// A strip of the wood, where what is below a part of the range is its species.
globalStyle(`[data-strips] ${child}::before`, {
  '@media': {
    [wide]: {
      content: '',
      flex: 'none',
      width: '28px',
      height: '12px',
      marginInlineEnd: vars.space.x3,
      background: 'var(--face, transparent) center / cover',
    },
  },
});

export const heading = style({ ...textStyle.text, fontWeight: vars.weight.strong, margin: 0 });
export const note = style({ ...textStyle.caption, color: vars.color.muted, margin: 0 });
export const strong = style({ color: vars.color.ink, fontWeight: vars.weight.strong });

export const plate = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: '48px',
      alignItems: 'start',
    },
  },
});
export const sizes = style([
  childs,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: vars.space.x4 },
]);
export const size = style({
  ...textStyle.text,
  display: 'grid',
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
});
export const section = style({ display: 'flex', alignItems: 'flex-end', minHeight: '52px', paddingBlockEnd: '6px' });
export const outline = style({ overflow: 'visible' });
export const stroke = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const species = style([
  childs,
  { columns: '150px', columnGap: vars.space.x4, paddingBlockStart: vars.space.x2 },
]);
export const specie = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '32px',
  breakInside: 'avoid',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent, textDecoration: 'underline' }, '&:focus-visible': innerRing },
});
export const face = style({
  flex: 'none',
  width: '28px',
  height: '12px',
  background: `${vars.color.stone2} center / cover`,
});

export const popular = style([
  childs,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', columnGap: vars.space.x8 },
]);
export const product = style([specie, { minHeight: '61px', borderBottom: hairline, height: '100%' }]);

export const tool = style({
  display: 'none',
  '@media': {
    [wide]: { display: 'grid', gap: vars.space.x3, justifyItems: 'start', alignContent: 'start', gridColumn: -2 },
  },
});
export const picture = style({ width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover' });

export const settings = style({
  flex: 'none',
  background: vars.color.stone1,
  paddingBlock: vars.space.x3,
  selectors: { [`${root}:has(details[open]) > &`]: { display: 'none' } },
  '@media': { [wide]: { display: 'none' } },
});
export const setting = style({
  ...textStyle.text,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  minHeight: '44px',
  color: vars.color.muted,
});
// The ends of the words in line with everything else.
globalStyle(`${setting} fieldset`, { marginInlineEnd: '-6px' });
export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:focus-visible': innerRing },
});
