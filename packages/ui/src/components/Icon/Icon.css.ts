import { style } from '@vanilla-extract/css';

export const root = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.7,
  strokeLinecap: 'square',
  strokeLinejoin: 'miter',
});

export const filled = style({ fill: 'currentColor' });

export const half = style({ fill: 'currentColor', stroke: 'none' });
