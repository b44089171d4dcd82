import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const rule = `${vars.border.rule} solid ${vars.color.ink}`;
const innerRing = { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' };

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  '@media': {
    [media.lg]: { gridTemplateColumns: '208px minmax(0, 1fr)', columnGap: '56px', alignItems: 'start' },
  },
});
export const content = style({ display: 'grid', gap: vars.space.x12, minWidth: 0 });

export const contentInPairs = style([
  content,
  {
    '@media': {
      [media.xl]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '56px', alignItems: 'start' },
    },
  },
]);

/** Beside the pages. */
export const aside = style({
  display: 'none',
  borderBlockStart: rule,
  '@media': { [media.lg]: { display: 'block' } },
});
globalStyle(`${aside} li`, { borderBlockEnd: hairline });

/** Above the pages, where there is no room beside them: looks like a choice, and opens without scripts. */
export const row = style({
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  '@media': { [media.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
});
globalStyle(`${row} li`, { borderBlockStart: hairline });
export const summary = style({
  ...textStyle.text,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: vars.control.medium,
  paddingInline: '14px',
  fontWeight: vars.weight.strong,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:focus-visible': innerRing },
});
export const chevron = style({
  selectors: { [`${row}[open] > ${summary} &`]: { transform: 'rotate(180deg)' } },
});

/** The last entry of the navigation: it does something, and looks like the others. */
export const logOut = style({
  ...textStyle.text,
  inlineSize: '100%',
  minHeight: '44px',
  paddingInline: `calc(${vars.space.x4} + 2px) 0`,
  border: 0,
  background: 'none',
  textDecoration: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': innerRing,
    [`${row} &`]: { borderBlockStart: hairline },
    [`${aside} &`]: { borderBlockEnd: hairline },
  },
});

export const section = style({ display: 'grid', gap: vars.space.x5, scrollMarginBlockStart: vars.space.x20 });
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x6}`,
  borderBlockEnd: rule,
  paddingBlockEnd: vars.space.x3,
  // Below every heading, as it has no room beside the longest.
  '@media': { [media.phone]: { display: 'grid' } },
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x4 });

/** Who the customer is, in figures: cells of one width, two beside each other on phones. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 0,
  paddingBlock: 0,
  '@media': {
    [media.md]: {
      gridAutoColumns: 'minmax(0, 1fr)',
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      paddingBlock: vars.space.x3,
    },
  },
});
globalStyle(`${facts} > div`, { '@media': { [media.phone]: { paddingBlock: vars.space.x3 } } });
globalStyle(`${facts} > :nth-child(even)`, {
  '@media': { [media.phone]: { borderInlineStart: hairline, paddingInlineStart: vars.space.x4 } },
});
globalStyle(`${facts} > :nth-child(n + 3)`, { '@media': { [media.phone]: { borderBlockStart: hairline } } });
globalStyle(`${facts} > div + div`, {
  '@media': { [media.md]: { borderInlineStart: hairline, paddingInlineStart: vars.space.x6 } },
});
export const unit = style({ ...textStyle.text, color: vars.color.muted });
