import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const none = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '320px',
  background: vars.color.stone1,
});

export const figure = style({ position: 'relative', margin: 0 });

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '620 / 761',
  objectFit: 'cover',
  '@media': { [media.phone]: { aspectRatio: '1' } },
});

export const caption = style({
  position: 'absolute',
  insetBlockEnd: vars.space.x2,
  insetInlineStart: vars.space.x2,
  paddingInline: vars.space.x2,
  background: vars.color.surface,
});

export const thumbnail = style({ display: 'block', width: '73px', height: '90px', objectFit: 'cover' });
