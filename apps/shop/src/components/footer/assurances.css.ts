import { breakpoints, media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

/** Where there is room for three columns and not for four. */
const onTablets = `screen and (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 0.02}px)`;

export const plain = style({});
export const home = style({});

/** Of a row of cells with hairlines between them. */
const wide = {
  paddingInlineEnd: vars.space.x6,
  selectors: {
    [`${home} &`]: { minHeight: '112px', paddingBlock: vars.space.x8 },
    '&:not(:last-child)': { borderInlineEnd: hairline },
  },
} as const;

/** Desktops have the score beside the claims, tablets above them; phones have the telephone between them. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [media.md]: { borderBlockEnd: hairline },
    [media.lg]: { flexWrap: 'nowrap' },
  },
});
/** Not there where a score may not be shown. */
export const score = style({
  flex: '1 0 100%',
  paddingBlock: vars.space.x4,
  selectors: { '&:has(> :empty)': { display: 'none' } },
  '@media': {
    [media.md]: { borderBlockEnd: hairline },
    [media.lg]: { ...wide, flexBasis: '25%', flexShrink: 0, flexGrow: 0, borderBlockEnd: 0 },
  },
});
/** Wider screens have it among the ways of contact. */
export const call = style({
  ...textStyle.text,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space.x4,
  flex: '1 0 100%',
  minHeight: '48px',
  borderBlockStart: hairline,
  '@media': { [media.md]: { display: 'none' } },
});
export const claims = style({
  flex: '1 0 100%',
  '@media': { [media.phone]: { borderBlockStart: hairline }, [media.lg]: { flex: '1 1 0', minWidth: 0 } },
});
export const contact = style({ '@media': { [media.md]: { borderBlockEnd: hairline } } });

export const cells = style({
  display: 'grid',
  paddingBlockEnd: vars.space.x2,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingBlockEnd: 0 },
    [media.lg]: { blockSize: '100%' },
  },
});
export const contactCells = style([
  cells,
  {
    '@media': {
      [media.lg]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
    },
  },
]);

/** Where the ways of contact begin: a line of its own on tablets. */
export const contactHead = style({
  paddingBlock: vars.space.x2,
  '@media': {
    [media.md]: {
      display: 'flex',
      justifyContent: 'space-between',
      gridColumn: '1 / -1',
      paddingBlock: vars.space.x4,
      borderBlockEnd: hairline,
    },
    [media.lg]: { ...wide, display: 'block', gridColumn: 'auto', borderBlockEnd: 0 },
  },
});

export const cell = style({
  paddingBlock: vars.space.x2,
  '@media': {
    [media.md]: {
      paddingBlock: vars.space.x4,
      paddingInline: vars.space.x6,
      selectors: {
        '&:not(:last-child)': { borderInlineEnd: hairline },
        // At the left edge of a tablet, and of a desktop that has no score before it.
        [`&:first-child, ${contactHead} + &`]: { paddingInlineStart: 0 },
      },
    },
    [media.lg]: {
      selectors: {
        ...wide.selectors,
        [`${row}:has(> ${score} > :not(:empty)) &:first-child, ${contactHead} + &`]: {
          paddingInlineStart: vars.space.x6,
        },
      },
    },
  },
});

export const title = style({ ...textStyle.text, fontWeight: vars.weight.strong, margin: 0 });
/** Phones have it as the title of what is folded. */
export const contactTitle = style([title, { '@media': { [media.phone]: { display: 'none' } } }]);
export const note = style({ ...textStyle.text, color: vars.color.muted, margin: 0 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  ':hover': { color: vars.color.accent },
  selectors: {
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
  '@media': { [media.touch]: { minHeight: '44px', marginBlock: '-8px' } },
});

globalStyle(`:is(${row}, ${contact}) p`, { margin: 0 });
// Of large text a word may be wider than its cell.
globalStyle(`${cells} p`, { overflowWrap: 'anywhere' });
// Hairlines between the claims are as high as the score beside them.
globalStyle(`${claims}::details-content`, { '@media': { [media.lg]: { blockSize: '100%' } } });
// The score is a line of its own, and its link another where there is no room beside it.
globalStyle(`${score} > * > *`, {
  '@media': { [media.belowLg]: { flexFlow: 'row wrap', alignItems: 'center', columnGap: vars.space.x4 } },
});
globalStyle(`${score} > * > * > :last-child`, { '@media': { [onTablets]: { marginInlineStart: 'auto' } } });
