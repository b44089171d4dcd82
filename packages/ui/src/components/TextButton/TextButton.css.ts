import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.accent,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: vars.color.accentHover },
  ':focus-visible': focusRing,
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const size = styleVariants({
  small: { ...textStyle.caption, minHeight: '24px' },
  medium: { ...textStyle.text, minHeight: '44px' },
});
