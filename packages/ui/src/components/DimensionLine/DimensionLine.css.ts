import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { textStyle } from '../../theme/text-style';

const TICK = '10px';
const rule = 'linear-gradient(currentColor, currentColor)';

export const root = style({ ...textStyle.caption, alignItems: 'center' });

export const tone = styleVariants({ ink: { color: vars.color.ink }, muted: { color: vars.color.muted } });

export const label = style({ whiteSpace: 'nowrap' });

const half = {
  content: '',
  flex: 1,
  minWidth: '6px',
  height: TICK,
  background: `${rule} center / 100% 1px no-repeat`,
} as const;

export const orientation = styleVariants({
  horizontal: {
    display: 'flex',
    gap: '8px',
    width: '100%',
    '::before': { ...half, borderInlineStart: '1px solid' },
    '::after': { ...half, borderInlineEnd: '1px solid' },
  },
  vertical: { display: 'inline-flex', gap: '7px', height: '100%' },
});

export const bar = style({
  alignSelf: 'stretch',
  width: TICK,
  borderBlock: '1px solid',
  background: `${rule} center / 1px 100% no-repeat`,
});

// High contrast modes drop backgrounds but keep borders.
globalStyle(`${root}::before, ${root}::after, ${bar}`, { forcedColorAdjust: 'none' });
