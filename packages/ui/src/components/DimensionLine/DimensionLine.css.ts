import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

const TICK = '10px';
const rule = 'linear-gradient(currentColor, currentColor)';

export const root = style({ ...textStyle.caption, alignItems: 'center' });

export const tone = styleVariants({ ink: { color: vars.color.ink }, muted: { color: vars.color.muted } });

export const label = style({});

const half = {
  content: '',
  flex: 1,
  minWidth: '3px',
  height: TICK,
  background: `${rule} center / 100% 1px no-repeat`,
} as const;

const printedHalf = { height: 0, borderInline: 0, borderBlockStart: '1px solid', background: 'none' } as const;

// Printers drop backgrounds but keep borders: the ends of a printed line are those of its box.
export const orientation = styleVariants({
  horizontal: {
    display: 'flex',
    // Of short lines less: none is longer than what it measures.
    gap: 'min(8px, 10%)',
    width: '100%',
    '::before': { ...half, borderInlineStart: '1px solid' },
    '::after': { ...half, borderInlineEnd: '1px solid' },
    '@media': {
      [media.print]: { borderInline: '1px solid', '::before': printedHalf, '::after': printedHalf },
    },
  },
  vertical: { display: 'inline-flex', gap: '7px', height: '100%' },
});

// A long text gets lines of its own before it takes the place of the rule.
globalStyle(`${orientation.horizontal} > ${label}`, { maxWidth: '80%', textAlign: 'center' });
globalStyle(`${orientation.vertical} > ${label}`, { whiteSpace: 'nowrap' });

export const bar = style({
  alignSelf: 'stretch',
  width: TICK,
  borderBlock: '1px solid',
  background: `${rule} center / 1px 100% no-repeat`,
  '@media': {
    [media.print]: {
      background: 'none',
      '::before': { content: '', display: 'block', width: '50%', height: '100%', borderInlineEnd: '1px solid' },
    },
  },
});

// Forced colours drop gradients; kept, they are drawn in the colour of the text.
globalStyle(`${root}::before, ${root}::after, ${bar}`, {
  forcedColorAdjust: 'preserve-parent-color',
});
