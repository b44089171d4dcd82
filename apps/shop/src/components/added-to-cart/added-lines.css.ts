import { sectionScale, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { drawingWidth } from '../order/order.css';

export const lines = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  vars: { [sectionScale]: 'var(--scale)', [drawingWidth]: '72px' },
});

// Of what has no section; within a section is a picture of its grain.
globalStyle(`${lines} > li > img`, { width: '72px', height: '56px' });

export const more = style({
  ...textStyle.caption,
  paddingBlock: vars.space.x2,
  color: vars.color.muted,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  marginTop: vars.space.x3,
});

export const amount = style({ ...textStyle.figureSmall, marginInlineStart: 'auto', whiteSpace: 'nowrap' });
