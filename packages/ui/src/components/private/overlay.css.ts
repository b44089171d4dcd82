import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

// Shared by Dialog and Drawer.
const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 50,
  display: 'flex',
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.quick}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'inherit',
  height: '100%',
  outline: 'none',
  background: vars.color.surface,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  padding: `${vars.space.x3} ${vars.space.x3} ${vars.space.x3} ${vars.space.x6}`,
  '@media': { [media.phone]: { paddingInlineStart: vars.space.x4 } },
});

export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space.x1} ${vars.space.x6} ${vars.space.x6}`,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});

export const foot = style({
  padding: `${vars.space.x4} ${vars.space.x6}`,
  borderTop: `1px solid ${vars.color.ink}`,
  '@media': { [media.phone]: { paddingInline: vars.space.x4 } },
});
