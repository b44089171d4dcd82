import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  fontSize: '0.8em',
  fontWeight: vars.weight.regular,
  fontStretch: '100%',
  letterSpacing: 'normal',
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});
