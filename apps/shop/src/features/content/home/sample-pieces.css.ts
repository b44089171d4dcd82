import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { scroller } from './plate-row.css';

/** Width of a piece, a number. */
const millimetres = 'var(--width)';
/** px per mm: each has room for its name. */
const PHONE_SCALE = 0.64;
/** Room for the dimension line beside the first piece. */
const LINE = '68px';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  padding: `${vars.space.x10} ${vars.layout.gutter}`,
  background: vars.color.stone1,
  '@media': {
    [media.md]: { marginInline: 0, padding: vars.space.x10 },
    [media.lg]: { gridTemplateColumns: 'minmax(240px, 2fr) minmax(0, 3fr)', alignItems: 'center' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 776px', padding: vars.space.x12 },
  },
});

export const text = style({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });

/** Pieces share the width by their millimetres, so that all are in one scale; phones scroll them. */
export const pieces = style([
  scroller,
  {
    gap: vars.space.x3,
    minWidth: 0,
    paddingInlineStart: `calc(${vars.layout.gutter} + ${LINE})`,
    '@media': { [media.md]: { overflow: 'visible', marginInline: 0, paddingInline: `${LINE} 0` } },
  },
]);

export const piece = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  flex: `0 0 calc(${millimetres} * ${PHONE_SCALE}px)`,
  minWidth: 0,
  '@media': { [media.md]: { flex: `${millimetres} 1 0` } },
});

export const face = style({ position: 'relative', display: 'block' });

export const picture = style({ width: '100%', height: '100%' });

/** As long as the pieces. */
export const line = style({ position: 'absolute', insetBlock: 0, insetInlineStart: `calc(-1 * ${LINE})` });

export const name = style({ ...textStyle.caption, hyphens: 'auto', overflowWrap: 'break-word' });
