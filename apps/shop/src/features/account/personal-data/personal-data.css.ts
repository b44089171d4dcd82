import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const matters = style({ listStyle: 'none', margin: 0, paddingInline: 0, paddingBlock: vars.space.x2 });
export const question = style({
  display: 'grid',
  gap: vars.space.x5,
  maxWidth: '560px',
  padding: vars.space.x4,
  background: vars.color.stone1,
});
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
