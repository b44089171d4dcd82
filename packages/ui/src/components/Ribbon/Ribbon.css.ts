import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const root = style({
  ...textStyle.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
});

export const tone = styleVariants({
  accent: { background: vars.color.accent, color: vars.color.onAccent },
  success: { background: vars.color.successTint, color: vars.color.onSuccessTint },
  warning: { background: vars.color.warningTint, color: vars.color.onWarningTint },
  danger: { background: vars.color.dangerTint, color: vars.color.danger },
});
