import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

const used = `linear-gradient(${vars.color.ink}, ${vars.color.ink}) left / var(--kit-used) 3px no-repeat`;
const whole = `linear-gradient(${vars.color.edge}, ${vars.color.edge}) left / 75% 1px no-repeat`;

export const line = style({
  position: 'relative',
  height: '11px',
  borderInlineStart: `1px solid ${vars.color.ink}`,
  background: `${used}, ${whole}`,
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '75%',
    height: '100%',
    borderInlineStart: `1px solid ${vars.color.ink}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '75%',
    top: '4px',
    width: 'var(--kit-over)',
    height: '3px',
    background: vars.color.danger,
  },
});

export const text = style({ ...textStyle.caption, color: vars.color.muted });

export const over = style({ color: vars.color.danger, fontWeight: vars.weight.medium });
