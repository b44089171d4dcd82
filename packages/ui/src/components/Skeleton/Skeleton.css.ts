import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const root = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const place = style({
  width: 'var(--kit-skeleton-width, 100%)',
  height: 'var(--kit-skeleton-height, 1lh)',
  background: vars.color.stone2,
  borderRadius: vars.radius.control,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});
