import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

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
  '@media': { [media.belowLg]: { aspectRatio: '1.1', objectPosition: 'bottom' } },
});

/** Lies on the whole picture, of which one column shows the lower part. */
export const dimensions = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  aspectRatio: '620 / 761',
  color: vars.color.ink,
});

export const strokes = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const label = style({ ...textStyle.text, position: 'absolute' });

// Beside the lines: above the short one, below the long one.
export const thickness = style([label, { insetInlineEnd: '1%', bottom: '41.5%' }]);

export const width = style([label, { left: '74%', top: '76.5%' }]);

export const thumbnail = style({ display: 'block', width: '73px', height: '90px', objectFit: 'cover' });
