import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({ paddingBlock: `${vars.space.x3} ${vars.space.x5}` });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x16,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' } },
});

export const gallery = style({
  minWidth: 0,
  marginBottom: vars.space.x6,
  '@media': { [media.lg]: { gridRow: '1 / 3' } },
});

export const buy = style({ minWidth: 0 });

export const ribbons = style({ display: 'flex', gap: vars.space.x2, marginBottom: vars.space.x3 });

export const size = style({ paddingBlock: `${vars.space.x1} ${vars.space.x6}` });

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.layout.sectionGap,
  paddingTop: vars.layout.sectionGap,
});

export const stack = style({ display: 'grid', gap: vars.layout.sectionGap });

export const pair = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${vars.layout.sectionGap} ${vars.space.x16}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const missing = style({ paddingBlock: `${vars.space.x16} ${vars.space.x12}` });
