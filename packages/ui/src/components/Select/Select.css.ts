import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const input = style({
  paddingInlineEnd: '38px',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { paddingInlineEnd: '30px' } },
});

globalStyle(`${input} option`, { color: vars.color.ink, background: vars.color.surface });

/** Phones have room for the value alone. */
export const prefix = style({
  flex: 'none',
  paddingInlineStart: '14px',
  color: vars.color.muted,
  '@media': { [media.phone]: { display: 'none' } },
});

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: '12px',
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetInlineEnd: '8px' } },
});
