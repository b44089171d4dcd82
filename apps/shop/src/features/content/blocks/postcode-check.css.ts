import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: vars.space.x4,
  alignItems: 'start',
  marginBlockEnd: vars.space.x4,
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', alignItems: 'end' },
  },
});
