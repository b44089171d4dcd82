import { textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the screw that it holds. */
export const plate = style({
  display: 'grid',
  justifyContent: 'start',
  gap: vars.space.x4,
  paddingBlock: vars.space.x4,
});

export const diameter = style({ ...textStyle.caption, color: vars.color.muted });
