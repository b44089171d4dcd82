import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

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

/** Pieces share the width by their millimetres, so that all of them are in one scale at every width. */
export const pieces = style({
  display: 'flex',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  paddingInlineStart: LINE,
  listStyle: 'none',
  minWidth: 0,
  '@media': { [media.md]: { gap: vars.space.x3 } },
});

export const piece = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  flexBasis: 0,
  minWidth: 0,
  // As many as leave each room for its name.
  '@media': {
    [media.phone]: { selectors: { '&:nth-child(n + 5)': { display: 'none' } } },
    [media.smallPhone]: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } },
  },
});

export const face = style({ position: 'relative', display: 'block' });

export const picture = style({ width: '100%', height: '100%' });

/** As long as the pieces. */
export const line = style({ position: 'absolute', insetBlock: 0, insetInlineStart: `calc(-1 * ${LINE})` });

export const name = style({ ...textStyle.caption, hyphens: 'auto', overflowWrap: 'anywhere' });
