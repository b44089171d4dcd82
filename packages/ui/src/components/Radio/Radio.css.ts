import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const circle = style({
  borderRadius: '50%',
  selectors: { '&:checked': { borderWidth: '6px', borderColor: vars.color.accent } },
});

export const boxed = style({
  padding: `${vars.space.x4} ${vars.space.x4}`,
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  selectors: {
    '& + &': { marginTop: '-1px' },
    '&:first-of-type': { borderStartStartRadius: vars.radius.control, borderStartEndRadius: vars.radius.control },
    '&:last-of-type': { borderEndStartRadius: vars.radius.control, borderEndEndRadius: vars.radius.control },
    '&:has(:checked)': {
      zIndex: 1,
      background: vars.color.accentTint,
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
    },
    '&:has(:disabled)': { color: vars.color.muted, borderColor: vars.color.line },
  },
});

export const strong = style({ fontWeight: vars.weight.strong });

export const description = style({ marginTop: '2px' });
