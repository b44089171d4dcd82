import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

const touchTarget = '44px';

export const label = style({
  ...textStyle.caption,
  display: 'block',
  color: vars.color.muted,
  marginBottom: vars.space.x1,
});

export const root = style({
  display: 'inline-flex',
  minHeight: vars.control.piecesHeight,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': { ...focusRing, borderColor: vars.color.accent },
  },
  '@media': {
    [media.touch]: { minHeight: touchTarget },
    [media.print]: { width: '100%', minHeight: 0, height: 'auto', border: 0 },
  },
});

export const input = style({
  ...textStyle.field,
  width: vars.control.piecesInput,
  // Four digits, however large the reader's text is.
  minWidth: 'calc(4ch + 6px)',
  border: `0 solid ${vars.color.line}`,
  borderInlineWidth: vars.border.hairline,
  outline: 'none',
  background: 'transparent',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  appearance: 'textfield',
  selectors: { '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 } },
  '@media': {
    '(scripting: none)': { borderInlineWidth: 0 },
    // On paper it is a number among others.
    [media.print]: { width: '100%', border: 0, textAlign: 'end' },
  },
});

export const button = style({
  ...textStyle.lead,
  width: vars.control.piecesButton,
  textAlign: 'center',
  lineHeight: 1,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.stone2 },
    '&:disabled': { color: vars.color.edge, cursor: 'default' },
  },
  '@media': {
    [media.touch]: { width: touchTarget },
    // Buttons that could not do anything are not shown.
    '(scripting: none)': { display: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const empty = style({});

globalStyle(`${empty} ${input}`, { fontWeight: vars.weight.regular, color: vars.color.muted });

export const invalid = style({ selectors: { '&&': { borderColor: vars.color.danger } } });
