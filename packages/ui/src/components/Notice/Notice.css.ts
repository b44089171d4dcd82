import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  columnGap: vars.space.x4,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.control,
});

export const tone = styleVariants({
  danger: { borderColor: vars.color.danger },
  warning: { borderColor: vars.color.warning, background: vars.color.warningTint },
  success: { borderColor: vars.color.success },
  info: { borderColor: vars.color.ink },
});

const icon = { marginTop: '4px' };

const icons = styleVariants({
  danger: { ...icon, color: vars.color.danger },
  warning: { ...icon, color: vars.color.warning },
  success: { ...icon, color: vars.color.success },
  info: icon,
});

export { icons as icon };

export const title = style({ fontWeight: vars.weight.strong });
