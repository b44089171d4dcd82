import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  paddingTop: vars.space.x8,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'center', gap: vars.space.x16 },
  },
});

export const drawing = style({ display: 'grid', justifyItems: 'start', minWidth: 0, paddingBlock: vars.space.x4 });

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  // Below each other, the words say what is drawn.
  '@media': { [media.belowLg]: { order: -1 } },
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space.x3,
  maxWidth: '520px',
  paddingTop: vars.space.x2,
});

export const times = style({ ...textStyle.lead, paddingBottom: '10px' });

export const button = style({ gridColumn: '1 / -1' });
