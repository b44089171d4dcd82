import { style } from '@vanilla-extract/css';

export const trap = style({
  position: 'absolute',
  insetInlineStart: '-9999px',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});
