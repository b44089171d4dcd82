import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({ paddingBlock: vars.space.x3 });
export const page = style({
  display: 'grid',
  gap: vars.space.x6,
  justifyItems: 'start',
  maxWidth: '640px',
  paddingBlockEnd: vars.space.x16,
});
