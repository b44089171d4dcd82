import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const size = styleVariants({
  caption: textStyle.caption,
  text: textStyle.text,
  field: textStyle.field,
  lead: textStyle.lead,
});

/** Those that differ from what the size brings. */
export const weight = styleVariants({
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

/** Those that differ from the ink around the text. */
export const tone = styleVariants({
  muted: { color: vars.color.muted },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const measured = style({ maxWidth: '68ch' });
