import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({
  paddingBlock: `${vars.space.x10} ${vars.space.x12}`,
  '@media': { [media.md]: { paddingBlock: vars.space.x16 } },
});
export const body = style({ width: '100%' });
export const search = style({ maxWidth: '672px' });
export const examples = style({
  ...textStyle.text,
  color: vars.color.muted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  margin: 0,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x6 });
