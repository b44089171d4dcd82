import { keyframes, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const scrimSide = styleVariants({
  left: { justifyContent: 'flex-start' },
  right: { justifyContent: 'flex-end' },
  bottom: { alignItems: 'flex-end' },
});

const slide = (from: string) => keyframes({ from: { transform: from } });
const panel = (animation: string) => ({
  background: vars.color.surface,
  animation: `${animation} ${vars.motion.calm}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
const upright = { width: 'min(400px, 100%)', height: '100%' };

export const side = styleVariants({
  left: { ...panel(slide('translateX(-100%)')), ...upright, borderInlineEnd: `1px solid ${vars.color.ink}` },
  right: { ...panel(slide('translateX(100%)')), ...upright, borderInlineStart: `1px solid ${vars.color.ink}` },
  bottom: {
    ...panel(slide('translateY(100%)')),
    width: '100%',
    maxHeight: '90%',
    borderTop: `1px solid ${vars.color.ink}`,
  },
});
