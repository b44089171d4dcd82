import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { textStyle } from '../../theme/text-style';

export const root = style({ position: 'relative', aspectRatio: '16 / 9', background: vars.color.stone2 });

export const player = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });

export const link = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  color: vars.color.ink,
  textDecoration: 'none',
  ':focus-visible': focusRing,
});

/** Over the poster, at its foot. */
export const label = style({
  ...textStyle.text,
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.control.large,
  maxWidth: '100%',
  paddingInline: vars.space.x4,
  background: vars.color.surface,
});
