import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x3} ${vars.space.x6}`,
});

export const ruled = style({
  paddingBlock: vars.space.x3,
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  borderBottom: `${vars.border.hairline} solid ${vars.color.line}`,
});

const inlineValue = { ...textStyle.caption, fontWeight: vars.weight.medium, whiteSpace: 'nowrap' } as const;
export const inline = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.x2 });

export const label = style({ ...textStyle.caption, color: vars.color.muted });

export const value = styleVariants({
  text: {
    ...textStyle.text,
    fontWeight: vars.weight.strong,
    lineHeight: '1.4',
    selectors: { [`${inline} > &`]: inlineValue },
  },
  large: textStyle.figureText,
  largest: textStyle.figureMedium,
});
