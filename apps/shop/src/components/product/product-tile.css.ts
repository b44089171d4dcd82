import { media } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const face = style({
  display: 'block',
  height: '190px',
  maxWidth: '100%',
  objectFit: 'cover',
  objectPosition: 'top',
  '@media': { [media.md]: { height: '268px' } },
});
