import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { innerRing, PARTS } from './menu.css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const wide = media.xl;
const small = 'screen and (max-width: 1279.98px)';
const tablet = 'screen and (min-width: 768px) and (max-width: 1279.98px)';
/** px of strip, row and line: what is open below them ends with the window. */
const ABOVE_PANEL = 166;

export const panel = style({
  '@media': {
    [small]: { paddingBlockEnd: vars.space.x2 },
    [tablet]: {
      position: 'absolute',
      insetBlock: 0,
      // One line with the edge of the chosen part, and scrolled at the edge of the screen.
      insetInline: `${PARTS - 1}px calc(-1 * ${vars.layout.gutter})`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderInlineStart: hairline,
      paddingInline: `${vars.space.x8} ${vars.layout.gutter}`,
      paddingBlockEnd: vars.space.x6,
    },
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
export const grid = style({
  '@media': {
    [tablet]: { display: 'grid', gap: vars.space.x8 },
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
  minHeight: '46px',
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
  '@media': { [wide]: { fontSize: '1.125rem', fontStretch: '112%' } },
});
export const count = style({ ...textStyle.caption, color: vars.color.muted });

export const childs = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
      columnGap: vars.space.x6,
    },
  },
});
export const longChilds = style([childs, { '@media': { [wide]: { columns: 2, columnGap: vars.space.x8 } } }]);
/** Entries of the line that found no room in it. */
export const columns = style([childs, { columns: '280px', columnGap: vars.space.x10 }]);

export const child = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  // A name of two lines keeps its distance from the rules.
  paddingBlock: vars.space.x2,
  lineHeight: 1.35,
  // Lines are level in a row, however long a name is.
  height: '100%',
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
  content: '',
  flex: 'none',
  width: '28px',
  height: '12px',
  marginInlineEnd: vars.space.x3,
  background: 'var(--face, transparent) center / cover',
});

export const heading = style({ ...textStyle.text, fontWeight: vars.weight.strong, margin: 0 });
export const note = style({ ...textStyle.caption, color: vars.color.muted, margin: 0 });
export const strong = style({ color: vars.color.ink, fontWeight: vars.weight.strong });

export const plate = style({
  display: 'none',
  '@media': {
    [tablet]: { display: 'grid', gap: vars.space.x8, selectors: { '&:empty': { display: 'none' } } },
    [wide]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: '48px',
      alignItems: 'start',
    },
  },
});

export const tool = style({
  display: 'none',
  '@media': {
    [tablet]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 176px',
      justifyItems: 'start',
      gap: `${vars.space.x2} ${vars.space.x6}`,
      borderTop: hairline,
      paddingBlockStart: vars.space.x5,
    },
    [wide]: { display: 'grid', gap: vars.space.x3, justifyItems: 'start', alignContent: 'start', gridColumn: -2 },
  },
});
export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  '@media': { [tablet]: { gridColumn: 2, gridRow: '1 / span 3' } },
});
