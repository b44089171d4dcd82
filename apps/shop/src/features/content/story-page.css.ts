import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ paddingBlock: `${vars.space.x5} 0` });
export const trail = style({
  marginBlockEnd: vars.space.x6,
  '@media': { [media.phone]: { marginBlockEnd: vars.space.x4 } },
});
