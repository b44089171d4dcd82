import { textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', gap: vars.space.x3 });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

/** Type, name, size and button beside each other; below them how it goes on. */
export const row = style({
  ...textStyle.text,
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto auto',
  columnGap: vars.space.x3,
  alignItems: 'center',
  paddingBlock: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const type = style({
  ...textStyle.caption,
  paddingBlock: '1px',
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textTransform: 'uppercase',
});

export const name = style({ overflowWrap: 'anywhere' });

export const size = style({ ...textStyle.caption, color: vars.color.muted, whiteSpace: 'nowrap' });

export const progress = style({ gridColumn: '1 / -1', width: '100%', height: '4px', accentColor: vars.color.ink });

export const problem = style({ ...textStyle.caption, gridColumn: '1 / -1', margin: 0, color: vars.color.danger });
