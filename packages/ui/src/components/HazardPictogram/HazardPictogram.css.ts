import { style } from '@vanilla-extract/css';

// Colours of CLP, annex V: a theme must not change them.
export const root = style({ flex: 'none', forcedColorAdjust: 'none' });
export const frame = style({ fill: '#ffffff', stroke: '#e2001a', strokeWidth: 6, strokeLinejoin: 'miter' });
export const symbol = style({ fill: '#000000' });
export const line = style({
  fill: 'none',
  stroke: '#000000',
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
