import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  ...textStyle.text,
  display: 'none',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '44px',
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
  '@media': { [media.phone]: { display: 'flex' } },
});

export const icon = style({ transform: 'rotate(180deg)' });
