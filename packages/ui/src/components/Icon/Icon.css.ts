import { style } from '@vanilla-extract/css';

export const root = style({
  flex: 'none',
  // As its text, also where it has a colour of its own: browsers leave drawings out of forced colours.
  forcedColorAdjust: 'auto',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
});

export const filled = style({ fill: 'currentColor' });

export const half = style({ fill: 'currentColor', stroke: 'none' });
