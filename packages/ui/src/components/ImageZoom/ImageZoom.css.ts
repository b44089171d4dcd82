import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const root = style({ display: 'grid', gap: vars.space.x3 });

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  height: 'min(761px, 68vh)',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const image = style({
  maxWidth: '100%',
  maxHeight: 'min(761px, 68vh)',
  width: 'auto',
  height: 'auto',
  background: `var(--kit-placeholder, ${vars.color.stone2})`,
  transform: 'translate(var(--kit-x), var(--kit-y)) scale(var(--kit-zoom))',
});

export const bar = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: vars.space.x2 });

export const hint = style({ ...textStyle.caption, flex: 1, color: vars.color.muted });
