import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { visuallyHidden } from '../../theme/visually-hidden';

export const root = style({
  position: 'absolute',
  zIndex: 100,
  top: vars.space.x2,
  left: vars.space.x2,
  padding: `${vars.space.x3} ${vars.space.x6}`,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.control,
  selectors: { '&:not(:focus)': visuallyHidden },
});
