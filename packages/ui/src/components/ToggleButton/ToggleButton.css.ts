import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const root = style({
  font: 'inherit',
  color: vars.color.muted,
  background: 'none',
  border: 0,
  padding: '7px 6px 8px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[aria-pressed="true"]': {
      color: vars.color.ink,
      fontWeight: 600,
      // As wide as the words, however much room there is to press.
      textDecoration: 'underline 2px',
      textUnderlineOffset: '6px',
    },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minHeight: '44px', minWidth: '44px' } },
});
