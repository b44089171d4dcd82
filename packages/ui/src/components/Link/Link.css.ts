import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const line = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.28em',
  textDecorationSkipInk: 'none',
} as const;
const over = { ':hover': { color: vars.color.accentHover, ...line, textDecorationThickness: '2px' } } as const;

export const tone = styleVariants({
  accent: { ...line, ...over, color: vars.color.accent },
  ink: { ...line, ...over, color: vars.color.ink },
  quiet: { color: 'inherit', ':hover': { color: vars.color.accent, ...line } },
});
