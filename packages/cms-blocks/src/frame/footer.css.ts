import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
/** Browsers that cannot show the content of a closed disclosure keep its title on every width. */
const cannotUnfold = 'not selector(::details-content)';

export const root = style({
  marginTop: vars.layout.sectionGap,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': { [media.phone]: { marginTop: vars.space.x10 } },
});

export const small = style({ '@media': { [media.lg]: { display: 'none' } } });
export const large = style({ '@media': { [media.belowLg]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.md]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space.x8,
      paddingBlock: `${vars.space.x10} ${vars.space.x12}`,
    },
    // As wide as their words: a long list takes more than a short one.
    [media.lg]: { gridTemplateColumns: 'repeat(4, auto)', columnGap: vars.space.x6 },
    [media.xl]: { gridTemplateColumns: 'repeat(5, auto)', columnGap: vars.space.x8 },
  },
});

export const title = style({ ...textStyle.text, fontWeight: vars.weight.strong, margin: 0 });
export const note = style({
  ...textStyle.text,
  color: vars.color.muted,
  margin: 0,
  '@media': { [media.phone]: { paddingBlockEnd: vars.space.x4 } },
});

export const column = style({
  '@media': {
    [media.phone]: { borderBlockEnd: hairline },
    [media.md]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } },
  },
});
export const fold = style([
  title,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '48px',
    listStyle: 'none',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}` },
    },
    '@media': { [media.md]: { display: 'none' } },
    '@supports': { [cannotUnfold]: { '@media': { [media.md]: { display: 'flex' } } } },
  },
]);
/** Beside two others of a tablet's three columns. */
export const longColumn = style({ '@media': { [media.md]: { gridRow: 'span 2' }, [media.lg]: { gridRow: 'auto' } } });
/** Certification folds as the columns do; social links stay below it. */
export const marks = style({
  '@media': {
    [media.lg]: { gridColumn: '1 / -1' },
    [media.xl]: { gridColumn: 'auto', maxInlineSize: '260px' },
  },
});
export const chevron = style({ selectors: { [`${column}[open] &`]: { transform: 'rotate(180deg)' } } });
export const columnTitle = style([
  title,
  {
    display: 'none',
    '@media': { [media.md]: { display: 'block' } },
    '@supports': { [cannotUnfold]: { '@media': { [media.md]: { display: 'none' } } } },
  },
]);
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space.x3,
  '@media': { [media.md]: { paddingBlock: `${vars.space.x1} 0` } },
});
/** Its links go down one column and then the other, where both have the room for their words. */
export const longList = style([
  list,
  { '@media': { [media.lg]: { columnCount: 2, columnWidth: '7rem', columnGap: vars.space.x8 } } },
]);
globalStyle(`${longList} > li`, { breakInside: 'avoid' });

const quietLink = {
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
} as const;

export const link = style({
  ...textStyle.text,
  ...quietLink,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '32px',
  paddingBlock: vars.space.x1,
  // Of large text a word may be wider than its column.
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x4}`,
  listStyle: 'none',
  margin: `${vars.space.x4} 0 0`,
  padding: 0,
});
export const socialLink = style({
  ...textStyle.text,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '32px',
  color: vars.color.ink,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  ':hover': { color: vars.color.accent },
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const legal = style({ background: vars.color.stone1 });
export const legalRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x8}`,
  paddingBlock: vars.space.x4,
  // Links are 44 px high there.
  '@media': { [media.phone]: { paddingBlock: `${vars.space.x2} ${vars.space.x4}` } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x6}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
const legalBox = {
  ...textStyle.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  '@media': { [media.touch]: { minHeight: '44px' } },
} as const;
export const legalLink = style({ ...legalBox, ...quietLink });
export const prominentLink = style({
  ...legalBox,
  ...quietLink,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
/** Five marks are one line on a phone. */
export const payments = style([row, { gap: vars.space.x1, '@media': { [media.md]: { gap: vars.space.x2 } } }]);
export const payment = style({
  ...textStyle.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  paddingInline: vars.space.x2,
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
});
export const notes = style({
  ...textStyle.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x8}`,
  width: '100%',
  color: vars.color.muted,
});
