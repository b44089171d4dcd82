import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

export const root = style({ display: 'grid', gap: vars.space.x3 });

// In the shape of the picture: what goes on beyond its edge goes on beyond the frame.
export const frame = style({
  width: `min(100%, calc(min(761px, 68vh) * var(--kit-ratio)))`,
  aspectRatio: 'var(--kit-ratio)',
  marginInline: 'auto',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const stage = style({
  position: 'relative',
  height: '100%',
  transform: 'translate(var(--kit-x), var(--kit-y)) scale(var(--kit-zoom))',
});

export const image = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  background: `var(--kit-placeholder, ${vars.color.stone2})`,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
});

export const hint = style({
  ...textStyle.caption,
  flex: 1,
  color: vars.color.muted,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
