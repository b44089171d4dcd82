import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const topics = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
