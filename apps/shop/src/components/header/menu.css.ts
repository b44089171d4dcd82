import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
/** Within what scrolls, so that nothing of it is cut. */
export const innerRing = { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' };
const wide = media.xl;
const small = 'screen and (max-width: 1279.98px)';
const phone = media.phone;
/** Tablets, and what lies between them and a line: the parts in a column, beside them what the chosen one opens. */
const tablet = 'screen and (min-width: 768px) and (max-width: 1279.98px)';
/** Below the row of the header, above the page. */
const LAYER = 29;
/** px of the row above the full-screen menu. */
const HEAD = { phone: 56, tablet: 64, desk: 80 } as const;
/** px of the column of parts. */
export const PARTS = 280;

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
  minHeight: `${HEAD.phone}px`,
  paddingInline: vars.layout.gutter,
  background: vars.color.surface,
  borderBottom: hairline,
  '@media': {
    [media.md]: { minHeight: `${HEAD.tablet}px`, gap: vars.space.x4 },
    [media.lg]: { minHeight: `${HEAD.desk}px` },
    [wide]: { display: 'none' },
  },
});
globalStyle(`${head} > :first-child`, { marginInlineStart: '-12px' });
globalStyle(`${head} > :last-child`, { marginInlineStart: 'auto' });

export const body = style({
  '@media': {
    [small]: { flex: '1 0 auto', display: 'grid', alignItems: 'start', paddingBlockEnd: vars.space.x2 },
    [tablet]: { alignItems: 'stretch', paddingBlockEnd: 0 },
  },
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [tablet]: {
      position: 'relative',
      paddingBlockEnd: vars.space.x6,
      selectors: {
        '&:has(details[open])': { paddingInlineEnd: `calc(100% - ${PARTS}px)` },
        // Before scripts run none is chosen.
        '&:not(:has(details[open]))': { columns: 2, columnGap: vars.space.x10 },
      },
    },
    [wide]: { display: 'flex', flexWrap: 'wrap', columnGap: 'clamp(20px, 20px + (100vw - 1280px) * 0.075, 32px)' },
  },
});

export const entry = style({
  '@media': {
    [small]: { borderBottom: hairline, breakInside: 'avoid' },
    // What it opens ends with a line of its own.
    [phone]: { selectors: { '&:has(details[open])': { borderBottom: 0 } } },
  },
});
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
  minHeight: '46px',
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
    [phone]: {
      selectors: {
        // The way back, which stays while the list is scrolled.
        [`${fold}[open] > &`]: {
          position: 'sticky',
          insetBlockStart: `${HEAD.phone}px`,
          zIndex: 1,
          flexDirection: 'row-reverse',
          justifyContent: 'flex-end',
          color: vars.color.ink,
          background: vars.color.surface,
          borderBottom: hairline,
          fontWeight: vars.weight.strong,
        },
      },
    },
    [tablet]: {
      paddingInlineEnd: vars.space.x3,
      selectors: {
        // One is always open beside the column.
        [`${fold}[open] > &`]: {
          position: 'relative',
          zIndex: 1,
          pointerEvents: 'none',
          color: vars.color.accent,
          borderInlineEnd: `2px solid ${vars.color.accent}`,
          fontWeight: vars.weight.strong,
        },
      },
    },
    [wide]: {
      fontSize: '0.9375rem',
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
    [phone]: { selectors: { [`${fold}[open] > ${link} > &`]: { transform: 'rotate(180deg)' } } },
    [wide]: {
      transform: 'rotate(90deg)',
      selectors: { [`${fold}[open] > ${link} > &`]: { transform: 'rotate(-90deg)' } },
    },
  },
});

// The second level takes the place of the first: its own entry leads back.
globalStyle(`${list}:has(> li > details[open]) > li:not(:has(> details[open]))`, {
  '@media': { [phone]: { display: 'none' } },
});
// The page behind an open panel; it can be pressed, which closes the panel.
globalStyle(`${root}:has(details[open]) ~ main::after`, {
  '@media': {
    [wide]: { content: '', position: 'fixed', inset: 0, zIndex: LAYER - 1, background: vars.color.scrim },
  },
});
/** Two entries in one row. */
export const pair = style([entry, { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x6 }]);

export const settings = style({
  flex: 'none',
  background: vars.color.stone1,
  paddingBlock: vars.space.x3,
  '@media': {
    [phone]: { selectors: { [`${root}:has(details[open]) > &`]: { display: 'none' } } },
    [wide]: { display: 'none' },
  },
});
/** Two and two in a row, so that all of them are on the first screen of a phone. */
export const settingsList = style({
  '@media': {
    [phone]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.x3 },
    [tablet]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x10 },
  },
});
/** A setting says itself what it is; phones have no room for more. */
export const settingName = style({ '@media': { [phone]: visuallyHidden } });
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
export const telephone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.color.accent,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  selectors: { '&:focus-visible': innerRing },
});
