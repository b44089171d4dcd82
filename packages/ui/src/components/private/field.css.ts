import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { focusRing } from '../../theme/focus-ring';
import { textStyle } from '../../theme/text-style';

const note = { ...textStyle.caption, lineHeight: '1.38' };

export const root = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const head = style({
  ...note,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  marginBottom: vars.space.x1,
  color: vars.color.muted,
});

/** The edge around an input and what is beside it. */
export const box = style({
  ...textStyle.field,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.medium,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-within': { ...focusRing, borderColor: vars.color.accent },
    // Only form elements: spans and options are read-only too, as CSS sees it.
    '&:has(> :disabled), &:has(> input:read-only), &:has(> textarea:read-only)': {
      background: vars.color.stone1,
      borderColor: vars.color.line,
      color: vars.color.muted,
    },
  },
});

/** Two pixels of danger without moving the text. */
export const invalid = style({
  selectors: { '&&': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` } },
});

export const input = style({
  flex: 1,
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  paddingInline: '14px',
  border: 0,
  borderRadius: vars.radius.control,
  outline: 'none',
  background: 'transparent',
  appearance: 'none',
  selectors: { '&::placeholder': { color: vars.color.muted, opacity: 1 } },
});

export const beside = style({
  ...textStyle.caption,
  flex: 'none',
  paddingInlineEnd: '14px',
  color: vars.color.muted,
});

export const message = style({
  ...note,
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  marginTop: '5px',
  fontWeight: vars.weight.medium,
});

export const messageIcon = style({ marginTop: '2px' });

export const errorTone = style({ color: vars.color.danger });
export const successTone = style({ color: vars.color.success });

export const description = style({ ...note, marginTop: '5px', color: vars.color.muted });
