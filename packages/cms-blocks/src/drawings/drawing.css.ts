import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const figure = style({ margin: 0, display: 'grid', gap: vars.space.x3, maxWidth: '680px' });
export const drawing = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' });
export const caption = style({ ...textStyle.caption, color: vars.color.muted });

export const line = style({ stroke: vars.color.ink, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
/** The drawing shrinks with the page, its figures do not. */
export const measure = style({
  stroke: 'none',
  fill: vars.color.ink,
  fontSize: '14px',
  '@media': { [media.phone]: { fontSize: '19px' }, 'screen and (max-width: 479.98px)': { fontSize: '27px' } },
});
export const wood = style({ fill: vars.color.stone2, stroke: vars.color.ink, strokeWidth: 1 });
export const cut = style({ fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 1 });
export const solid = style({ fill: vars.color.stone1, stroke: vars.color.edge, strokeWidth: 1 });
/** A crack that drying opened. */
export const check = style({ fill: vars.color.ink });
export const thin = style({ fill: 'none', stroke: vars.color.edge, strokeWidth: 1 });

export const bars = style({ display: 'grid', gap: vars.space.x3, margin: 0 });
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 3fr) 4.5rem',
  gap: vars.space.x4,
  alignItems: 'center',
});
globalStyle(`${bar} :is(dt, dd)`, { margin: 0 });
export const barLine = style({
  height: '14px',
  width: 'calc(var(--share) * 100%)',
  background: vars.color.stone2,
  border: `${vars.border.hairline} solid ${vars.color.ink}`,
});
export const barValue = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
