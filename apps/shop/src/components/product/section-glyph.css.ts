import { media, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const root = style({ display: 'block', flex: 'none', overflow: 'visible' });

globalStyle(`${root} > path`, {
  fill: vars.color.stone2,
  stroke: 'currentColor',
  strokeWidth: 1,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  // The colour of the wood is the drawing's own style.
  '@media': { [media.print]: { fill: 'none !important' } },
});
