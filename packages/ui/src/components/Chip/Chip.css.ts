import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { systemSelection } from '../../theme/system-selection';
import { textStyle } from '../../theme/text-style';

export const root = style({
  ...textStyle.text,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '32px',
  paddingInline: vars.space.x3,
  border: `${vars.border.hairline} solid`,
  borderRadius: vars.radius.control,
  whiteSpace: 'nowrap',
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const removable = style({
  background: vars.color.accentTint,
  borderColor: vars.color.accent,
  color: vars.color.accentHover,
  ':hover': { background: vars.color.accent, color: vars.color.onAccent },
});

export const plain = style({
  minHeight: '36px',
  background: vars.color.surface,
  borderColor: vars.color.edge,
  selectors: {
    '&:hover:not([aria-current])': { borderColor: vars.color.ink },
    '&[aria-current]': { background: vars.color.ink, borderColor: vars.color.ink, color: vars.color.onInk },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': systemSelection } } },
});
