import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { media } from '../../theme/media';
import { systemSelection } from '../../theme/system-selection';
import { textStyle } from '../../theme/text-style';
import { wrapping } from '../private/wrapping';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  // The hairlines between parts, in a row as in a column.
  gap: vars.border.hairline,
  background: vars.color.line,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText', borderColor: 'CanvasText' },
  },
});

export const part = style({
  ...textStyle.text,
  ...wrapping,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: `calc(${vars.control.medium} - 2px)`,
  paddingInline: vars.space.x4,
  background: vars.color.surface,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:has(:checked))': { background: vars.color.stone1 },
    '&:has(:checked)': { background: vars.color.ink, color: vars.color.onInk, fontWeight: vars.weight.strong },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'auto', selectors: { '&:has(:checked)': systemSelection } },
  },
});
