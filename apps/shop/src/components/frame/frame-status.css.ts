import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

// Not hidden while it is empty, or screen readers would miss its first message.
export const status = style({
  ...textStyle.text,
  position: 'sticky',
  zIndex: 80,
  top: 0,
  fontWeight: vars.weight.strong,
  background: vars.color.warningTint,
  color: vars.color.onWarningTint,
  selectors: {
    '&:not(:empty)': {
      paddingBlock: vars.space.x2,
      paddingInline: vars.layout.gutter,
      borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
    },
    // What goes by itself moves nothing.
    '&[data-short]': {
      position: 'fixed',
      insetInline: 0,
      fontWeight: vars.weight.regular,
      background: vars.color.stone2,
      color: vars.color.ink,
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
