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

export const paging = style({ paddingTop: vars.space.x8 });

// Above products; where nothing is found, the empty state has gaps of its own.
export const unknown = style({ selectors: { [`${results} > &`]: { marginBottom: vars.space.x6 } } });

export const loosen = style({ ...textStyle.lead, fontWeight: vars.weight.strong });

export const looser = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: `${vars.space.x2} 0 0`,
  paddingInlineStart: '1.2em',
});

export const ranking = style({
  width: 'fit-content',
  maxWidth: '68ch',
  marginTop: vars.space.x4,
  color: vars.color.muted,
});

/** The table takes the whole width: its filters are behind their button. */
export const wholeWidth = style({ paddingTop: vars.space.x3 });

export const empty = style({ paddingTop: vars.space.x6 });
