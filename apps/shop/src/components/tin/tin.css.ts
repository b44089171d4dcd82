import { media, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const drawing = style({ display: 'block', flex: 'none', overflow: 'visible' });

globalStyle(`${drawing} > *`, {
  fill: vars.color.stone2,
  stroke: vars.color.ink,
  strokeWidth: 1,
  '@media': { [media.print]: { fill: 'none' } },
});

export const label = style({ selectors: { [`${drawing} > &`]: { fill: vars.color.surface } } });

export const wire = style({ selectors: { [`${drawing} > &`]: { fill: 'none' } } });
