import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const root = style({ display: 'inline-flex', flexDirection: 'column' });

export const line = style({ display: 'inline-flex', alignItems: 'baseline', columnGap: '0.35em' });

export const size = styleVariants({
  figureLarge: { ...textStyle.figureLarge, whiteSpace: 'nowrap' },
  figureMedium: { ...textStyle.figureMedium, whiteSpace: 'nowrap' },
  figureSmall: { ...textStyle.figureSmall, whiteSpace: 'nowrap' },
  figureText: { ...textStyle.figureText, whiteSpace: 'nowrap' },
});

export const unit = styleVariants({
  figureLarge: {
    ...textStyle.lead,
    fontSize: `calc(${vars.type.figureLarge.size} * 0.78)`,
    lineHeight: 1,
    color: vars.color.muted,
  },
  figureMedium: { ...textStyle.text, color: vars.color.muted },
  figureSmall: { ...textStyle.text, color: vars.color.muted },
  figureText: { ...textStyle.text, color: vars.color.muted },
});

/** Small beside a large amount, which it must not be read as a part of. */
export const prefix = { ...unit, figureLarge: style({ ...textStyle.lead, lineHeight: 1, color: vars.color.muted }) };

export const was = style({ ...textStyle.text, color: vars.color.muted });

export const caption = style({ ...textStyle.caption, color: vars.color.muted });
