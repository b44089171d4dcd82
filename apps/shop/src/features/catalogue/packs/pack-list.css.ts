import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const family = style({ paddingBottom: vars.space.x8 });

export const heading = style({
  ...textStyle.name,
  paddingBlock: `${vars.space.x4} ${vars.space.x2}`,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
});

export const rows = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBottom: hairline,
  '@media': { [media.xl]: { gridTemplateColumns: '88px minmax(0, 1fr) minmax(0, 1.6fr)' } },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '56px',
  objectFit: 'contain',
  '@media': { [media.xl]: { height: '72px' } },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const earlier = style({ ...textStyle.caption, width: '100%', color: vars.color.muted });

export const name = style({ ...textStyle.text, fontWeight: vars.weight.strong });

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
  gridColumn: '1 / -1',
  '@media': { [media.xl]: { gridColumn: 'auto' } },
});

export const cell = style({ display: 'grid', minWidth: 0 });
