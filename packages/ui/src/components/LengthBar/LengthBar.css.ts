import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  display: 'block',
  width: 'var(--kit-share)',
  height: '8px',
  background: `var(--kit-grain, ${vars.color.muted}) left / auto 100%`,
  borderRadius: vars.radius.wood,
});
