import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { systemSelection } from '../../theme/system-selection';

const mark = 'polygon(12% 52%, 25% 39%, 41% 55%, 76% 18%, 89% 31%, 41% 81%)';

export const box = style({
  borderRadius: vars.radius.control,
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked:disabled': { background: vars.color.muted, borderColor: vars.color.muted },
    '&:checked::before': {
      content: '',
      width: `calc(${vars.control.box} * 0.7)`,
      height: `calc(${vars.control.box} * 0.7)`,
      clipPath: mark,
      background: vars.color.onAccent,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:checked': systemSelection,
        '&:checked:disabled': { background: 'GrayText', borderColor: 'GrayText' },
        '&:checked::before': { background: 'HighlightText' },
        '&:checked:disabled::before': { background: 'Canvas' },
      },
    },
  },
});
