import { media, systemSelection, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const ring = `${vars.focus.ring} solid ${vars.color.accent}`;

/** A popover from the left edge, full height; the page behind it does not scroll. */
export const drawer = style({
  margin: 0,
  padding: 0,
  border: 0,
  color: vars.color.ink,
  background: vars.color.surface,
  inset: '0 auto 0 0',
  width: 'min(100vw, 400px)',
  height: '100dvh',
  maxHeight: 'none',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: {
    '&:popover-open': { display: 'flex', flexDirection: 'column', boxShadow: vars.shadow.floating },
    '&::backdrop': { background: vars.color.scrim },
  },
});

globalStyle(`html:has(${drawer}:popover-open)`, { overflow: 'hidden' });

/** Beside cards, where there is room, the same element is a column of the page. */
export const column = style([
  drawer,
  {
    '@media': {
      [media.lg]: {
        display: 'block',
        position: 'static',
        width: 'auto',
        height: 'auto',
        overflow: 'visible',
        selectors: { '&:popover-open': { display: 'block', boxShadow: 'none' } },
      },
    },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  paddingBlock: vars.space.x1,
  paddingInline: `${vars.space.x4} ${vars.space.x2}`,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
});

export const title = style({ ...textStyle.lead, fontWeight: vars.weight.strong });

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.x4,
});

export const foot = style({
  flex: 'none',
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderTop: hairline,
  background: vars.color.surface,
});

/** What is above the products where there is room. */
export const onlyInDrawer = style({});

globalStyle(`${column} > ${head}, ${column} > ${foot}, ${column} ${onlyInDrawer}`, {
  '@media': { [media.lg]: { display: 'none' } },
});
globalStyle(`${column} > ${scroller}`, { '@media': { [media.lg]: { overflow: 'visible', padding: 0 } } });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const branch = style({
  ...textStyle.caption,
  color: vars.color.muted,
  fontWeight: 400,
  paddingTop: vars.space.x2,
});

/** The rest of a long group. What shows it stays where it was pressed, and the values follow it, as they do by keyboard. */
/** What shows fewer is below all of them, where browsers lay such an element out; elsewhere it stays above the rest. */
export const more = style({ selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } } });

const row = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '2rem',
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  lineHeight: 1.25,
  '@media': { [media.touch]: { minHeight: '2.75rem' } },
});

export const plainLink = style([
  row,
  {
    selectors: {
      '&:hover': { color: vars.color.accent },
      '&[aria-current]': { fontWeight: vars.weight.strong },
      '&:focus-visible': { outline: ring, outlineOffset: '-2px' },
    },
  },
]);

export const moreButton = style([
  row,
  {
    width: 'fit-content',
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '0.28em',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outline: ring, outlineOffset: '-2px' },
    },
  },
]);

globalStyle(`${more}[open] > ${moreButton}`, { order: 1 });
export const showAll = style({ selectors: { [`${more}[open] > ${moreButton} > &`]: { display: 'none' } } });
export const showFewer = style({ selectors: { [`${more}:not([open]) > ${moreButton} > &`]: { display: 'none' } } });

export const plainEmpty = style([row, { color: vars.color.muted }]);

const mark = 'polygon(12% 52%, 25% 39%, 41% 55%, 76% 18%, 89% 31%, 41% 81%)';

/** The box is drawn, not written: a listing has sixty of them. */
export const link = style([
  plainLink,
  {
    position: 'relative',
    selectors: {
      '&::before': {
        content: '',
        flex: 'none',
        width: '18px',
        height: '18px',
        border: `${vars.border.hairline} solid ${vars.color.edge}`,
        borderRadius: vars.radius.control,
      },
      '&:hover::before': { borderColor: vars.color.accent },
      '&[aria-current]::before': { borderColor: vars.color.accent, background: vars.color.accent },
      '&[aria-current]::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: '2px',
        width: '14px',
        height: '14px',
        clipPath: mark,
        background: vars.color.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]::before': systemSelection,
          '&[aria-current]::after': { forcedColorAdjust: 'none', background: 'HighlightText' },
        },
      },
    },
  },
]);

/** Text where a link would show nothing; its name is under the names of the others. */
export const empty = style([plainEmpty, { paddingInlineStart: `calc(18px + ${vars.space.x3})` }]);

// A drawer is long enough without what cannot be chosen.
globalStyle(`${drawer} :is(${empty}, ${plainEmpty})`, { display: 'none' });
globalStyle(`${column} :is(${empty}, ${plainEmpty})`, { '@media': { [media.lg]: { display: 'flex' } } });

export const count = style({
  ...textStyle.caption,
  marginInlineStart: 'auto',
  color: vars.color.muted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
});

/** As wide as the widest bar, so that the names begin on one line. */
export const barBox = style({ flex: 'none', width: '56px' });

export const bar = style({ display: 'block', height: '6px', background: 'currentColor' });

export const glyph = style({ width: '42px' });
