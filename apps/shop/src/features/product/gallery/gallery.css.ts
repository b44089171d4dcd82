import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const belowColumns = 'screen and (max-width: 1023.98px)';

export const none = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '320px',
  background: vars.color.stone1,
});

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '620 / 761',
  objectFit: 'cover',
  // One column: the whole board and the way to its prices fit into one screen.
  '@media': { [belowColumns]: { aspectRatio: '1.1', objectPosition: 'bottom' } },
});

export const thumbnail = style({ display: 'block', width: '73px', height: '90px', objectFit: 'cover' });
