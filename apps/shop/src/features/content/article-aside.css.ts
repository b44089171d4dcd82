import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const heading = style({ marginBlockEnd: vars.space.x3 });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const product = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
export const name = style({ fontWeight: vars.weight.strong });
export const prices = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.x3}`, margin: 0 });
export const next = style({ paddingBlock: vars.space.x2 });
