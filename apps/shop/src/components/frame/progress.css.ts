import { media, vars } from '@geven/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { DURATION_MS, FADE_MS, THROTTLE_MS } from './progress-times';

const grow = keyframes({ from: { transform: 'scaleX(0)' } });
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'hidden' } });

export const bar = style({
  position: 'fixed',
  zIndex: 90,
  top: 0,
  insetInline: 0,
  // A border is seen in forced colours too.
  borderTop: `3px solid ${vars.color.accent}`,
  transformOrigin: 'left',
  pointerEvents: 'none',
  animation: `${appear} ${THROTTLE_MS}ms, ${grow} ${DURATION_MS}ms cubic-bezier(0.1, 0.6, 0.3, 1) ${THROTTLE_MS}ms backwards`,
  '@media': {
    // Stands still instead; the wait before it is no motion.
    [media.reducedMotion]: { animation: `${appear} ${THROTTLE_MS}ms !important` },
    [media.print]: { display: 'none' },
  },
});

export const done = style({
  animation: 'none',
  opacity: 0,
  transition: `opacity ${FADE_MS}ms`,
});
