import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { HEADER_PARTS } from './header-parts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const ring = { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset };
/** Above the page and what sticks in it, below dialogs. */
const LAYER = 30;
/** px: of the row, and of it when it has come back. */
const ROW = { phone: 56, tablet: 64, wide: 80, back: 56 } as const;
/** Set by a script while somebody scrolls up. */
const back = ':root[data-header="back"] &';

export const hiddenLabel = style(visuallyHidden);
export const strong = style({ color: vars.color.ink, fontWeight: vars.weight.strong });
export const fromXl = style({ display: 'none', '@media': { [media.xl]: { display: 'inline' } } });

export const strip = style({
  display: 'none',
  position: 'relative',
  zIndex: LAYER,
  background: vars.color.surface,
  borderBottom: hairline,
  '@media': { [media.lg]: { display: 'block' } },
});

export const stripRow = style({
  ...textStyle.caption,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x8}`,
  minHeight: '36px',
  alignItems: 'center',
});

export const stripGroup = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${vars.space.x8}` });

export const labelled = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const switcher = style({ display: 'flex', alignItems: 'center', gap: vars.space.x1 });
export const switcherGroup = style([switcher, { border: 0, margin: 0, padding: 0, minWidth: 0 }]);
// The outer words in line with everything above and below, however much room there is to press.
for (const [choice, side, edge] of [
  ['legend + *', 'start', 'paddingInlineStart'],
  [':last-child', 'end', 'paddingInlineEnd'],
] as const) {
  globalStyle(`${switcherGroup} > ${choice}, ${switcherGroup} > ${choice} > button`, { [edge]: 0, textAlign: side });
}

// Out of sight above the window, from where it comes back. Its blank edges stay outside of the window: what is seen is
// lower than the row, and nothing on the page moves.
export const root = style({
  position: 'sticky',
  insetBlockStart: `-${ROW.phone + 1}px`,
  zIndex: LAYER,
  transition: `inset-block-start ${vars.motion.calm}`,
  selectors: { [back]: { insetBlockStart: 0 }, '&:focus-within': { insetBlockStart: 0 } },
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: vars.color.surface,
    borderBottom: hairline,
  },
  '@media': {
    [media.md]: { insetBlockStart: `-${ROW.tablet + 1}px` },
    [media.lg]: {
      insetBlockStart: `-${ROW.wide + 1}px`,
      selectors: {
        [back]: { insetBlockStart: `${(ROW.back - ROW.wide) / 2}px` },
        '&:focus-within': { insetBlockStart: `${(ROW.back - ROW.wide) / 2}px` },
        [`${back}::before`]: { insetBlock: `${(ROW.wide - ROW.back) / 2}px` },
      },
    },
    [media.reducedMotion]: { transition: 'none' },
    [media.print]: { position: 'static' },
  },
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: `${ROW.phone}px`,
  '@media': {
    [media.md]: { minHeight: `${ROW.tablet}px`, gap: vars.space.x4 },
    [media.lg]: { minHeight: `${ROW.wide}px`, gap: vars.space.x6 },
  },
});

export const menuButton = style({
  marginInlineStart: '-12px',
  '@media': { [media.xl]: { display: 'none' } },
});

export const logo = style({
  color: vars.color.ink,
  textDecoration: 'none',
  fontSize: '22px',
  fontWeight: 700,
  fontStretch: '125%',
  letterSpacing: '-0.01em',
  lineHeight: 1,
  padding: '11px 0',
  selectors: { '&:focus-visible': ring },
  '@media': { [media.lg]: { fontSize: '28px' }, [media.xl]: { minWidth: '131px' } },
});

// A field of the row from 768 px; below it is a popover, or, to who follows a link without scripts, a part of the page.
const searchPanel = style({
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  border: 0,
  padding: `6px ${vars.layout.gutter} 0`,
  color: vars.color.ink,
  background: vars.color.surface,
  selectors: {
    '&:popover-open': { display: 'flex', alignItems: 'flex-start', gap: vars.space.x2 },
    '&:target:not(:popover-open, [data-live])': {
      display: 'block',
      position: 'absolute',
      inset: '100% 0 auto',
      height: 'auto',
      paddingBlockEnd: vars.space.x3,
      borderBottom: hairline,
    },
  },
});
const inRow = {
  display: 'block',
  position: 'static',
  flex: '1 1 240px',
  maxWidth: '632px',
  height: 'auto',
  padding: 0,
  overflow: 'visible',
  background: 'none',
  marginInlineEnd: 'auto',
} as const;
export const search = style([
  searchPanel,
  { '@media': { [media.md]: { selectors: { '&, &:target:not(:popover-open, [data-live])': inRow } } } },
]);
/** Of a page with a search of its own, which the row takes over once that has been scrolled away. */
export const lateSearch = style([
  searchPanel,
  {
    '@media': {
      [media.md]: {
        selectors: {
          '&, &:target:not(:popover-open, [data-live])': { ...inRow, display: 'none' },
          [`${back}, &:focus-within`]: { display: 'block' },
        },
      },
    },
  },
]);
export const searchForm = style({ flex: 1, minWidth: 0 });
export const searchClose = style({
  marginInlineStart: '-12px',
  selectors: { [`${searchPanel}:not(:popover-open) > &`]: { display: 'none' } },
  '@media': { [media.md]: { display: 'none' } },
});
export const searchButton = style({ '@media': { [media.md]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  marginInlineStart: 'auto',
  gap: vars.space.x1,
  '@media': { [media.lg]: { gap: vars.space.x6 } },
});

export const action = style({
  ...textStyle.text,
  fontWeight: vars.weight.medium,
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.color.accent }, '&:focus-visible': ring },
});
export const cart = style([
  action,
  {
    display: 'inline-flex',
    position: 'relative',
    gap: vars.space.x2,
    minWidth: '44px',
    justifyContent: 'center',
    '@media': { [media.belowLg]: { marginInlineEnd: '-12px' } },
  },
]);
/** A way that smaller screens have in the menu. */
export const wideAction = style([action, { display: 'none', '@media': { [media.xl]: { display: 'inline-flex' } } }]);

export const cartWord = style({ '@media': { [media.belowLg]: visuallyHidden } });

export const count = style({
  ...textStyle.caption,
  fontWeight: 600,
  lineHeight: '20px',
  minWidth: '20px',
  paddingInline: '5px',
  textAlign: 'center',
  color: vars.color.onAccent,
  background: vars.color.accent,
  borderRadius: vars.radius.control,
  '@media': { [media.belowLg]: { position: 'absolute', insetBlockStart: '2px', insetInlineEnd: 0 } },
});

// What sticks to the top of the page keeps clear of the row.
globalStyle(':root[data-header="back"]', { vars: { '--kit-top': `${ROW.back}px` } });

// What is below a popover of the whole screen does not scroll.
globalStyle(`:root:has(#${HEADER_PARTS.menu}:popover-open, #${HEADER_PARTS.search}:popover-open)`, {
  overflow: 'hidden',
});
