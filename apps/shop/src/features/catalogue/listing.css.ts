import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({ paddingBlock: `${vars.space.x3} ${vars.space.x5}` });

export const head = style({
  display: 'grid',
  gap: `${vars.space.x2} ${vars.space.x12}`,
  paddingBottom: vars.space.x6,
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': { [media.lg]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' } },
});

export const note = style({ maxWidth: '68ch' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingTop: vars.space.x3,
  '@media': { [media.lg]: { gridTemplateColumns: '255px minmax(0, 1fr)', gap: vars.space.x10 } },
});

export const results = style({ minWidth: 0 });

export const bar = style({ paddingBottom: vars.space.x4 });

export const barRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x6}`,
});

export const total = style({ ...textStyle.lead, fontWeight: 600, margin: 0 });

export const sort = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: vars.space.x2,
  alignItems: 'end',
  width: '100%',
  '@media': { [media.sm]: { width: 'auto', minWidth: '300px' } },
});

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  listStyle: 'none',
  margin: `${vars.space.x3} 0 0`,
  padding: 0,
});

export const paging = style({ paddingTop: vars.space.x8 });
