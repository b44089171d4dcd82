import { media, sectionScale, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const plate = style({
  paddingBlock: `${vars.space.x4} ${vars.space.x6}`,
  vars: { [sectionScale]: '1.8' },
  '@media': { [media.sm]: { vars: { [sectionScale]: '3' } } },
});

/** Thick timber, such as posts, would be as wide as the page at the scale of boards (CT-22). */
export const biggerPlate = style([
  plate,
  { vars: { [sectionScale]: '1.2' }, '@media': { [media.sm]: { vars: { [sectionScale]: '2' } } } },
]);
