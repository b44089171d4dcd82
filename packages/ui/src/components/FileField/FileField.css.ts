import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

export const input = style({
  ...textStyle.text,
  width: '100%',
  padding: vars.space.x4,
  background: vars.color.stone1,
  border: `1px dashed ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&::file-selector-button': {
      font: 'inherit',
      fontWeight: vars.weight.medium,
      minHeight: vars.control.small,
      marginInlineEnd: vars.space.x3,
      paddingInline: '14px',
      background: vars.color.surface,
      color: vars.color.ink,
      border: `1px solid ${vars.color.edge}`,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
    },
  },
});

export const invalid = style({
  selectors: { '&&': { padding: '15px', border: `2px dashed ${vars.color.danger}` } },
});
