import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const root = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: vars.space.x6 });

export const drawing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 606px) auto',
  gap: `${vars.space.x4} ${vars.space.x3}`,
  width: '100%',
  marginBottom: vars.space.x6,
});

export const section = style({ height: '42px', border: `1px dashed ${vars.color.ink}`, borderRadius: '3px' });

export const note = style({ height: '42px' });

export const dimension = style({ ...textStyle.figureLarge, gridColumn: 1 });
