import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const series = style({ paddingBottom: vars.space.x8 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x4}`,
  paddingBlock: `${vars.space.x4} ${vars.space.x2}`,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
});

export const heading = style(textStyle.name);

export const intro = style({ ...textStyle.text, color: vars.color.muted });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBottom: hairline,
  '@media': {
    [media.md]: { gridTemplateColumns: '120px minmax(0, 1fr)' },
    [media.xl]: { gridTemplateColumns: '120px minmax(0, 1fr) minmax(0, 2.2fr)' },
    [media.print]: { gridTemplateColumns: '120px minmax(0, 1fr) minmax(0, 2fr)', breakInside: 'avoid' },
  },
});

/** Phones begin with the size, wider screens with the drawing. */
export const drawing = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.phone]: { order: 1, justifyContent: 'end' } },
});

/** Taller than it is wide, with white around what it shows. */
export const picture = style({
  display: 'block',
  width: '104px',
  height: '64px',
  objectFit: 'contain',
  '@media': { [media.xl]: { height: '88px' }, [media.print]: { height: '48px' } },
});

export const screw = style({ display: 'block', flex: 'none', maxWidth: '100%', overflow: 'visible' });

globalStyle(`${screw} > path`, {
  fill: vars.color.stone2,
  stroke: vars.color.ink,
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.print]: { fill: 'none' } },
});

/** Ground between two strokes, as drawings leave out a part. */
export const screwBreak = style({ selectors: { [`${screw} > &`]: { fill: vars.color.surface } } });

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const earlier = style({ ...textStyle.caption, width: '100%', color: vars.color.muted });

export const name = style({ ...textStyle.text, fontWeight: vars.weight.strong });

/** What tells a row of a series from its neighbours. */
export const size = style({ ...textStyle.figureText, fontFamily: 'inherit', whiteSpace: 'nowrap' });

export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.accent, textDecoration: 'underline' },
    '&:focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: vars.focus.offset },
  },
});

/** Packs of neighbours share their columns: the same size is below the same size. */
export const packs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(104px, 33% - 8px), 1fr))',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  order: 2,
  gridColumn: '1 / -1',
  '@media': { [media.xl]: { gridColumn: 'auto' }, [media.print]: { gridColumn: 'auto' } },
});

export const cell = style({ display: 'grid', minWidth: 0 });
