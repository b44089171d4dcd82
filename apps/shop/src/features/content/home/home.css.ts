import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const often = style({
  ...textStyle.text,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x5}`,
  margin: 0,
});

export const statistics = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  margin: 0,
  borderBottom: hairline,
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

export const statistic = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: `${vars.space.x6} ${vars.space.x4}`,
  borderInlineStart: hairline,
  selectors: { '&:nth-child(2n + 1)': { borderInlineStart: 0, paddingInlineStart: 0 } },
  '@media': {
    [media.lg]: {
      selectors: {
        '&:nth-child(3)': { borderInlineStart: hairline, paddingInlineStart: vars.space.x6 },
      },
      padding: `${vars.space.x8} ${vars.space.x6}`,
    },
  },
});

export const statisticValue = style({ ...textStyle.figureLarge, fontWeight: 500, margin: 0 });

export const statisticLabel = style({ ...textStyle.text, textWrap: 'balance' });

export const sections = style({ paddingBlockEnd: vars.layout.sectionGap });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.x6} ${vars.space.x4}`,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `${vars.space.x12} ${vars.space.x6}` },
  },
});

export const tile = style({ position: 'relative' });

export const tileLink = style({
  ...textStyle.subheading,
  display: 'block',
  paddingTop: vars.space.x3,
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    [`${tile}:hover &`]: { color: vars.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': { [media.phone]: textStyle.name },
});
