import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const list = style({
  ...textStyle.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  listStyle: 'none',
  color: vars.color.muted,
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  selectors: {
    // Behind the link it parts: no line begins with it.
    '&:not(:last-child)::after': {
      content: '',
      flexShrink: 0,
      height: '11px',
      marginInline: vars.space.x3,
      borderInlineStart: `1px solid ${vars.color.edge}`,
    },
  },
});

export const current = style({ color: vars.color.ink });

export const link = style({
  ':hover': { color: vars.color.accent, textDecoration: 'underline', textUnderlineOffset: '0.28em' },
  '@media': { [media.touch]: { paddingBlock: '12px' } },
});
