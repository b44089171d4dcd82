import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const articles = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x12 });
export const lead = style({
  paddingBlockEnd: vars.space.x10,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const reviews = style({ display: 'grid', gap: vars.space.x8, margin: 0, padding: 0, listStyle: 'none' });
export const review = style({
  display: 'grid',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
