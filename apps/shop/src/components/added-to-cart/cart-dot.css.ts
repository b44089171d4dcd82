import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const SIZE = 14;

export const dot = style({
  position: 'fixed',
  zIndex: 100,
  width: `${SIZE}px`,
  height: `${SIZE}px`,
  margin: `${-SIZE / 2}px`,
  borderRadius: '50%',
  background: vars.color.accent,
  pointerEvents: 'none',
});
