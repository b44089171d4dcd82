import { media, textStyle, vars } from '@geven/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const rule = `${vars.border.rule} solid ${vars.color.ink}`;

export const trail = style({ paddingBlock: vars.space.x3 });
export const heading = style({ marginBlockEnd: vars.space.x8 });

/** The list of forms, the form, and how else to reach us: below each other until there is room beside the form. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
  paddingBlockEnd: vars.space.x16,
  '@media': {
    [media.lg]: { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: vars.space.x10, alignItems: 'start' },
    [media.xl]: { gridTemplateColumns: '280px minmax(0, 712px) 256px', columnGap: '56px' },
  },
});
/** The form alone, and how else to reach us. */
export const pageAlone = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
  paddingBlockEnd: vars.space.x16,
  '@media': {
    [media.xl]: { gridTemplateColumns: 'minmax(0, 712px) 256px', columnGap: '56px', alignItems: 'start' },
  },
});

/** As many entries beside each other as have room for their notes, where the list stands above the form. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: rule,
  '@media': {
    [media.sm]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x6 },
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: { display: 'block' },
  },
});
export const entry = style({ borderBlockEnd: hairline });
export const link = style({
  ...textStyle.text,
  display: 'block',
  paddingBlock: vars.space.x3,
  fontWeight: vars.weight.medium,
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[aria-current]': {
      paddingInlineStart: vars.space.x3,
      borderInlineStart: rule,
      fontWeight: vars.weight.strong,
    },
  },
});
export const note = style({
  ...textStyle.caption,
  display: 'block',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});

export const main = style({ display: 'grid', gap: vars.space.x6 });
export const head = style({ display: 'grid', gap: vars.space.x2 });

/** Fields in six columns: halves and thirds of a row beside each other; on phones most have a row of their own. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x5} ${vars.space.x4}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const width = styleVariants({
  full: { gridColumn: '1 / -1' },
  half: { gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'span 3' } } },
  third: { '@media': { [media.md]: { gridColumn: 'span 2' } } },
  /** A third with a long label, which phones have no room for beside another. */
  longThird: { gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'span 2' } } },
});
export const actions = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: `${vars.space.x4} ${vars.space.x6}`,
  '@media': { [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' } },
});

export const aside = style({
  display: 'grid',
  gap: vars.space.x8,
  '@media': {
    [media.sm]: { gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
    [media.lg]: { gridAutoFlow: 'row', gridColumn: '2' },
    [media.xl]: { gridColumn: 'auto' },
  },
});
export const way = style({
  display: 'grid',
  gap: vars.space.x1,
  borderBlockStart: rule,
  paddingBlockStart: vars.space.x4,
});

/** One short form, or what came of it. */
export const narrow = style({
  display: 'grid',
  gap: vars.space.x6,
  maxWidth: '560px',
  paddingBlockEnd: vars.space.x16,
});
