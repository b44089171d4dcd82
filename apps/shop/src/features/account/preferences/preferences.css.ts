import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x6}`,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const choice = style({ '@media': { [media.sm]: { maxWidth: '400px' } } });

/** Takes back what a notice says. */
export const undo = style({ marginBlockStart: vars.space.x3 });
