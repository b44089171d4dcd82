import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  width: '100%',
  height: 'auto',
  background: `var(--kit-placeholder, ${vars.color.stone2})`,
  borderRadius: vars.radius.wood,
});

export const cropped = style({ aspectRatio: 'var(--kit-ratio)', objectFit: 'cover' });
