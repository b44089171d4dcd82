import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the place of the first picture. */
export const plate = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'clamp(1.25rem, 6%, 2.5rem)',
  aspectRatio: '4 / 3',
  paddingInline: vars.space.x6,
  background: vars.color.surface,
  color: vars.color.ink,
  '@media': { [media.phone]: { aspectRatio: '375 / 236' } },
});

/** As wide as the screw that it holds; the diameter, below its thread, moves nothing. */
export const side = style({ position: 'relative', display: 'grid', flex: '0 1 auto', gap: vars.space.x4, minWidth: 0 });

/** The head on the axis of the screw beside it: above it is as much as below. */
export const front = style({ flex: '0 1 auto', minWidth: 0 });

export const diameter = style({
  ...textStyle.text,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.x2})`,
  insetInline: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
