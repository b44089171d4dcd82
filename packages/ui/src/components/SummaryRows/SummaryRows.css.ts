import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const root = style({ ...textStyle.text });

export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  lineHeight: '32px',
});

export const tone = styleVariants({
  ink: {},
  muted: { color: vars.color.muted },
  warning: { color: vars.color.warning },
});

export const total = style({
  marginTop: vars.space.x3,
  paddingTop: vars.space.x2,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
});

export const totalLabel = style(textStyle.figureText);

export const totalValue = style({ ...textStyle.figureMedium, textAlign: 'end' });

export const note = style({ ...textStyle.caption, display: 'block', color: vars.color.muted });
