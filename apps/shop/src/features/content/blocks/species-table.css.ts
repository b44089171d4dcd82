import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const name = style({
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  columnGap: vars.space.x3,
  alignContent: 'center',
  justifyItems: 'start',
  minWidth: '13rem',
  // A phone's width belongs to the figures. A picture that is not laid out is not fetched either.
  '@media': { [media.phone]: { gridTemplateColumns: '1fr', minWidth: '9rem' } },
});
export const face = style({
  gridRow: 'span 2',
  width: '32px',
  height: '40px',
  objectFit: 'cover',
  '@media': { [media.phone]: { display: 'none' } },
});
export const words = style({ gridColumnEnd: '-1' });
export const origin = style({
  ...textStyle.caption,
  gridColumnEnd: '-1',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});
