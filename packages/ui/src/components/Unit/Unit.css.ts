import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  // Nothing is smaller than 12 px.
  fontSize: 'max(0.8em, 0.75rem)',
  fontWeight: vars.weight.regular,
  fontStretch: '100%',
  letterSpacing: 'normal',
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});
