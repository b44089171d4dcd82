import { textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { innerRing } from './menu.css';
import { childs } from './menu-panel.css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const sizes = style([
  childs,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))', gap: vars.space.x4 },
]);
export const size = style({
  ...textStyle.text,
  display: 'grid',
  color: vars.color.muted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
});
export const section = style({ display: 'flex', alignItems: 'flex-end', minHeight: '52px', paddingBlockEnd: '6px' });
export const outline = style({ overflow: 'visible' });
export const stroke = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});

export const species = style([
  childs,
  { columns: '150px', columnGap: vars.space.x4, paddingBlockStart: vars.space.x2 },
]);
export const specie = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: '32px',
  breakInside: 'avoid',
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.accent, textDecoration: 'underline' }, '&:focus-visible': innerRing },
});
export const face = style({
  flex: 'none',
  width: '28px',
  height: '12px',
  background: `${vars.color.stone2} center / cover`,
});

export const popular = style([
  childs,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', columnGap: vars.space.x8 },
]);
export const product = style([
  specie,
  { minHeight: '73px', gap: vars.space.x4, borderBottom: hairline, height: '100%' },
]);
/** Its picture comes without the margin around what it shows, which fills the square whatever its shape. */
export const icon = style({ flex: 'none', width: '56px', height: '56px', objectFit: 'contain' });
