import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const root = style({ borderTop: `${vars.border.rule} solid ${vars.color.ink}` });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  paddingTop: vars.space.x5,
  paddingBottom: vars.space.x8,
});
