import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { visuallyHidden } from '../../theme/visually-hidden';
import { LINE_HEIGHT, lineHalf } from '../private/line-half';

export const list = style({
  ...textStyle.text,
  display: 'flex',
  listStyle: 'none',
  '@media': { [media.belowLg]: textStyle.caption, [media.phone]: textStyle.text },
});

export const segment = style({
  flex: '1 1 0',
  // No narrower than its name: a long one takes its room from the short ones.
  minWidth: 'max-content',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  height: LINE_HEIGHT,
  borderInlineStart: '1px solid',
  selectors: { '&:last-child': { borderInlineEnd: '1px solid' } },
  '@media': {
    [media.belowLg]: { gap: vars.space.x1 },
    [media.phone]: { flex: '1 1 0', minWidth: 0 },
  },
});

const line = (thickness: string) => ({ '::before': lineHalf(thickness), '::after': lineHalf(thickness) });

export const state = styleVariants({
  done: { ...line('1px'), color: vars.color.ink },
  current: {
    ...line('3px'),
    color: vars.color.ink,
    fontWeight: vars.weight.strong,
    borderInlineEnd: '1px solid',
    zIndex: 1,
    // Over the edge of the next one.
    selectors: { '&:not(:last-child)': { marginInlineEnd: '-1px' } },
    '@media': { [media.phone]: { flexGrow: 3.4 } },
  },
  ahead: { ...line('1px'), color: vars.color.edge },
});

export const label = style({
  flex: 'none',
  display: 'inline-flex',
  gap: '6px',
  whiteSpace: 'nowrap',
  selectors: { [`${state.ahead} &`]: { color: vars.color.muted } },
});

export const text = style({});

// On phones only the current step shows its name; the others keep it for screen readers.
export const foldable = style({ '@media': { [media.phone]: visuallyHidden } });

export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.28em',
  ':hover': { color: vars.color.accentHover, textDecorationThickness: '2px' },
  '@media': {
    // The number stays; the link covers it.
    [media.phone]: {
      position: 'absolute',
      width: '44px',
      height: '44px',
      margin: '-12px 0 0 -18px',
      overflow: 'hidden',
      color: 'transparent',
      textDecoration: 'none',
      ':hover': { color: 'transparent' },
    },
  },
});
