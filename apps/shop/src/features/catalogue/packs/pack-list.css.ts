import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Room for three packs side by side. */
const PACKS = 'minmax(0, 540px)';
const PACK_COLUMNS = 'repeat(auto-fill, minmax(max(104px, 33% - 8px), 1fr))';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const series = style({ paddingBottom: vars.space.x8 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.x4}`,
  paddingBlock: `${vars.space.x4} ${vars.space.x2}`,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': { [media.xl]: { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${PACKS}` } },
});

export const heading = style(textStyle.name);

export const intro = style({ ...textStyle.text, color: vars.color.muted });

/** What the packs below are, above their columns on wide screens. */
export const packHeads = style({
  ...textStyle.caption,
  display: 'none',
  gridTemplateColumns: PACK_COLUMNS,
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
  '@media': { [media.xl]: { display: 'grid', gridArea: '1 / 2 / span 2', alignSelf: 'end' } },
});

globalStyle(`${packHeads} > span`, { paddingInlineStart: vars.space.x3 });

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBottom: hairline,
  '@media': {
    [media.md]: { gridTemplateColumns: '120px minmax(0, 1fr) minmax(0, 366px)' },
    // As high as a row whose name and ribbon are below each other.
    [media.xl]: {
      gridTemplateColumns: `120px minmax(0, 1fr) 112px ${PACKS}`,
      minHeight: '76px',
      paddingBlock: vars.space.x2,
    },
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

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const note = style({ ...textStyle.caption, width: '100%', color: vars.color.muted });

/** Narrower screens say in its cell which pack is late. */
export const stock = style({ ...textStyle.caption, display: 'none', '@media': { [media.xl]: { display: 'block' } } });

globalStyle(`${stock} > p`, { display: 'grid' });

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
  gridTemplateColumns: PACK_COLUMNS,
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  order: 2,
  gridColumn: '1 / -1',
  '@media': {
    [media.smallPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '6px' },
    [media.md]: { gridColumn: 'auto' },
    [media.print]: { gridColumn: 'auto' },
  },
});

export const cell = style({ display: 'grid', minWidth: 0 });
