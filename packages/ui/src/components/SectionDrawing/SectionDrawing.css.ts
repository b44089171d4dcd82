import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { SCALE_AS_EM } from '../private/millimetres';

export const root = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'start',
  columnGap: '8px',
  maxWidth: '100%',
});

export const drawing = style({
  overflow: 'visible',
  maxWidth: 'none',
  fontSize: SCALE_AS_EM,
});

/** Makes the row as high as the thickest board beside it. */
export const reserve = style({ gridColumn: 1, fontSize: SCALE_AS_EM });

/** A drawing that its container may make smaller than its scale; its dimension lines follow it. */
export const shrinking = style({ gridTemplateColumns: 'minmax(0, auto) auto' });

globalStyle(`${shrinking} > ${drawing}`, { maxWidth: '100%', height: 'auto' });

export const section = style({ vectorEffect: 'non-scaling-stroke' });

/** Sections are printed as strokes. */
const strokesOnPaper = { [media.print]: { display: 'none' } } as const;

export const wood = style({ fill: vars.color.stone2, '@media': strokesOnPaper });

/** Wood of a colour that its attribute says. */
export const tinted = style({ '@media': strokesOnPaper });

export const grain = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': strokesOnPaper,
});

export const rings = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  opacity: 0.16,
  vectorEffect: 'non-scaling-stroke',
  '@media': strokesOnPaper,
});

export const outline = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** As high as the drawing beside it, also where its own text is higher. */
export const thickness = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 0,
  minHeight: '100%',
});

/** As wide as the drawing above it. */
export const width = style({ gridColumn: 1, marginTop: vars.space.x2, contain: 'inline-size' });

export const outlines = style({ position: 'absolute', width: 0, height: 0 });
