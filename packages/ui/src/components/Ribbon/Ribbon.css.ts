import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({
  ...textStyle.caption,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '22px',
  paddingInline: '6px',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  minWidth: 0,
  '@media': { [media.forcedColors]: { outline: '1px solid', outlineOffset: '-1px' } },
});

export const tone = styleVariants({
  accent: { background: vars.color.accent, color: vars.color.onAccent },
  success: { background: vars.color.successTint, color: vars.color.onSuccessTint },
  warning: { background: vars.color.warningTint, color: vars.color.onWarningTint },
  danger: { background: vars.color.dangerTint, color: vars.color.danger },
});

/** The hairline keeps a ribbon in white apart from the page. */
export const own = style({
  background: 'var(--kit-ribbon)',
  color: 'var(--kit-ribbon-text)',
  boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.edge}`,
});
