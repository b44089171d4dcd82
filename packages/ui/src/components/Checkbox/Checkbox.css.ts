import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const mark = 'polygon(12% 52%, 25% 39%, 41% 55%, 76% 18%, 89% 31%, 41% 81%)';

export const box = style({
  borderRadius: vars.radius.control,
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked:disabled': { background: vars.color.muted, borderColor: vars.color.muted },
    '&::before': {
      content: '',
      width: '14px',
      height: '14px',
      clipPath: mark,
      transform: 'scale(0)',
      // System colours replace backgrounds; a shadow as fill stays visible there.
      boxShadow: `inset 1em 1em ${vars.color.onAccent}`,
    },
    '&:checked::before': { transform: 'none' },
  },
});
