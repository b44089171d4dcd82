import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBottom: hairline,
  selectors: {
    [`${root} > :first-child + &`]: {
      marginTop: vars.space.x2,
      borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
    },
  },
});

export const prices = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.x5}` });

/** Fields and button in one row; below each other where that is narrower than its words. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  alignItems: 'end',
  gap: vars.space.x2,
  paddingTop: vars.space.x3,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 60px auto' },
  },
});

export const button = style({
  gridColumn: '1 / -1',
  paddingInline: vars.space.x4,
  '@media': { [media.sm]: { gridColumn: 'auto' } },
});

export const name = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent, textDecoration: 'underline' } },
});
