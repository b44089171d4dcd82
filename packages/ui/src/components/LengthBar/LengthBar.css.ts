import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const root = style({
  color: vars.color.muted,
  borderRadius: vars.radius.wood,
  '@media': {
    // The wood keeps its colour; the edge tells the length on every ground.
    [media.forcedColors]: { forcedColorAdjust: 'none', border: '1px solid CanvasText' },
  },
});
