import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

/** In the frame's shape, in which it stays while pictures change. */
export const root = style({
  display: 'grid',
  gap: vars.space.x3,
  width: 'min(100%, (100dvh - 12rem) * var(--kit-frame))',
  marginInline: 'auto',
  '@media': { [media.phone]: { width: '100%', height: '100%', gridTemplateRows: 'minmax(0, 1fr) auto' } },
});

// A calm ground around a picture of another shape, which so has its edges. Phones give it all they have.
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: 'var(--kit-frame)',
  overflow: 'hidden',
  containerType: 'size',
  background: vars.color.stone1,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  outlineOffset: '-2px',
  selectors: { '&:active': { cursor: 'grabbing' } },
  '@media': { [media.phone]: { width: '100vw', marginInline: 'calc(50% - 50vw)', aspectRatio: 'auto' } },
});

export const stage = style({
  position: 'relative',
  // The whole picture: as wide as the frame, or less where that is lower.
  width: 'min(100%, 100cqh * var(--kit-ratio))',
  aspectRatio: 'var(--kit-ratio)',
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
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
/** Buttons that belong together. */
export const buttons = style({
  display: 'flex',
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
});

export const hint = style({
  ...textStyle.caption,
  flex: 1,
  color: vars.color.muted,
  // Fingers know; the keys are of no use to them.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
