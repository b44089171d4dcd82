import { media, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const drawing = style({ display: 'block', flex: 'none', maxWidth: '100%', height: 'auto', overflow: 'visible' });

globalStyle(`${drawing} > path`, {
  fill: vars.color.stone2,
  stroke: vars.color.ink,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.print]: { fill: 'none' } },
});

/** Ground between two strokes, as drawings leave out a part. */
export const breakLines = style({ selectors: { [`${drawing} > &`]: { fill: vars.color.surface } } });

/** Lighter than the core, and finer: in rows of a list its turns are two px apart. */
export const thread = style({
  selectors: { [`${drawing} > &`]: { fill: vars.color.surface, strokeWidth: 0.8 } },
});
