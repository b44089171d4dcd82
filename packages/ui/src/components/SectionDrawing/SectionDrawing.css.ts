import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const millimetres = (name: string) => `calc(var(--kit-section-${name}) * ${vars.section.scale} * 1px)`;

export const root = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  columnGap: '14px',
  maxWidth: '100%',
});

export const drawing = style({
  overflow: 'visible',
  width: millimetres('width'),
  maxWidth: 'none',
  height: millimetres('thickness'),
  // The row is as high as the thickest board beside it.
  marginBottom: `calc((var(--kit-section-reserve) - var(--kit-section-thickness)) * ${vars.section.scale} * 1px)`,
});

/** A drawing that its container may make smaller than its scale; its dimension lines follow it. */
export const shrinking = style({ gridTemplateColumns: 'minmax(0, auto) auto' });

globalStyle(`${shrinking} > ${drawing}`, { maxWidth: '100%', height: 'auto' });

export const section = style({ vectorEffect: 'non-scaling-stroke' });

export const wood = style({ fill: `var(--kit-section-grain, ${vars.color.stone2})` });

export const rings = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  opacity: 0.16,
  vectorEffect: 'non-scaling-stroke',
});

export const outline = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  strokeLinejoin: 'round',
});

export const thickness = style({ height: millimetres('thickness') });

// As high as the drawing beside it, also where its own text is higher.
globalStyle(`${shrinking} > ${thickness}`, {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 0,
  minHeight: '100%',
});

export const width = style({ gridColumn: 1, marginTop: vars.space.x4, maxWidth: millimetres('width') });

export const outlines = style({ position: 'absolute', width: 0, height: 0 });
