import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { pickResponsive } from '../private/responsive';

const columns = (width: 'base' | 'sm' | 'md' | 'lg' | 'xl') => ({
  gridTemplateColumns: `repeat(${pickResponsive('--kit-columns', width)}, minmax(0, 1fr))`,
});
const span = (width: 'base' | 'sm' | 'md' | 'lg' | 'xl') => ({
  gridColumn: `span ${pickResponsive('--kit-span', width)}`,
});

export const grid = style({
  display: 'grid',
  gap: 'var(--kit-row-gap) var(--kit-gap)',
  ...columns('base'),
  '@media': {
    [media.sm]: columns('sm'),
    [media.md]: columns('md'),
    [media.lg]: columns('lg'),
    [media.xl]: columns('xl'),
  },
});

export const cell = style({
  minWidth: 0,
  ...span('base'),
  '@media': { [media.sm]: span('sm'), [media.md]: span('md'), [media.lg]: span('lg'), [media.xl]: span('xl') },
});
