import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { rem } from '../../theme/type-step';
import { wrapping } from '../private/wrapping';

export const root = style({ ...textStyle.text, breakInside: 'avoid' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'flex-end',
  columnGap: vars.space.x4,
  lineHeight: rem(32),
  '@media': { [media.print]: { lineHeight: '22px' } },
});

export const label = style(wrapping);

export const value = style({ maxWidth: '100%', overflowWrap: 'break-word', textAlign: 'end' });

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

export const totalValue = style(textStyle.figureMedium);

export const note = style({ ...textStyle.caption, display: 'block', color: vars.color.muted });

export const noteBelow = style([note, { flex: '1 0 100%', textAlign: 'end' }]);
