import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { textStyle } from '../../theme/text-style';

export const root = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
});

export const part = style({
  ...textStyle.text,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `calc(${vars.control.medium} - 2px)`,
  paddingInline: vars.space.x4,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}` },
    '&:hover:not(:has(:checked))': { background: vars.color.stone1 },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.onInk, fontWeight: vars.weight.strong },
    '&:has(:focus-visible)': focusRing,
  },
});
