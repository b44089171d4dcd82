import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { SCALE_AS_EM } from '../private/millimetres';

/** On paper the thickness comes first: the board's neighbour ends where the paper does. */
const besideThickness = { gridColumn: 2 } as const;
/** The column is as wide as the drawing there: what measures it has no width of its own. */
const asWideAsDrawing = { ...besideThickness, contain: 'inline-size' } as const;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '14px',
  // The outline on the edges of the drawing is as thick as the rest of it.
  overflow: 'clip',
  overflowClipMargin: '1px',
  '@media': {
    // A margin would widen the sheet.
    [media.print]: { overflow: 'hidden', gridTemplateColumns: 'auto max-content', justifyContent: 'start' },
  },
});

export const gap = style({
  ...textStyle.caption,
  gridColumn: 1,
  gridRow: 1,
  paddingBottom: vars.space.x1,
  '@media': { [media.print]: asWideAsDrawing },
});
/** Above the middle of its gap. */
export const gapLabel = style({ whiteSpace: 'nowrap', transform: 'translateX(-50%)' });
export const gapLine = style({
  display: 'block',
  overflow: 'visible',
  stroke: 'currentColor',
  shapeRendering: 'crispEdges',
});
export const gapEnd = style({ overflow: 'visible' });

export const thickness = style({
  gridColumn: 2,
  gridRow: 2,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.print]: { gridColumn: 1 } },
});
export const thicknessLine = style({ flex: 1 });
/** From the board's edges to the line of its thickness, past a neighbour that lies deeper. */
export const extension = style({
  fill: 'none',
  stroke: vars.color.edge,
  vectorEffect: 'non-scaling-stroke',
  // There the line is on the other side.
  '@media': { [media.print]: { display: 'none' } },
});

globalStyle(`${thickness} > *`, { '@media': { [media.print]: { flexDirection: 'row-reverse' } } });

export const drawing = style({
  gridColumn: 1,
  gridRow: 2,
  display: 'block',
  // The size that its attributes say counts on paper alone.
  fontSize: SCALE_AS_EM,
  // Strokes on the edges of the board are as thick as the others; the neighbour still ends with the drawing.
  overflow: 'visible',
  clipPath: 'inset(-1px 0 -1px -1px)',
  '@media': {
    screen: { width: '100%', height: 'auto' },
    [media.print]: { ...besideThickness, maxWidth: 'none' },
  },
});

export const section = style({ vectorEffect: 'non-scaling-stroke' });

export const wood = style({ fill: vars.color.stone2, '@media': { [media.print]: { display: 'none' } } });

export const grain = style({ '@media': { [media.print]: { display: 'none' } } });

export const neighbour = style({ opacity: 0.42 });

export const outline = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const lines = style({
  position: 'relative',
  gridColumn: 1,
  gridRow: 3,
  display: 'grid',
  gap: vars.space.x3,
  paddingTop: vars.space.x5,
  '@media': { [media.print]: asWideAsDrawing },
});

export const leaders = style({
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  stroke: vars.color.edge,
  shapeRendering: 'crispEdges',
});

/** Above the leaders. */
export const line = style({ position: 'relative', display: 'flex' });

/** What is left of a row beside a dimension, sized by its attribute. */
export const rest = style({ flex: 'none' });
/** Below the thickness; the drawing beside it says how high the row is. */
export const restBelow = style([rest, { contain: 'size' }]);
