import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const list = style({ ...textStyle.text, listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minHeight: '44px',
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `2px solid transparent`,
  ':hover': { color: vars.color.accent },
  selectors: { '&[aria-current]': { borderInlineStartColor: vars.color.ink, fontWeight: vars.weight.strong } },
  '@media': {
    // Forced colours would show the transparent edge.
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

export const count = style({ color: vars.color.muted, fontWeight: vars.weight.regular });
