import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { LINE_HEIGHT, lineHalf } from '../private/line-half';

export const list = style({
  ...textStyle.text,
  display: 'flex',
  listStyle: 'none',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const station = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  alignItems: 'center',
  '@media': {
    [media.phone]: {
      flex: 'none',
      alignItems: 'flex-start',
      minHeight: vars.space.x12,
      paddingInlineStart: vars.space.x4,
      borderInlineStart: '1px solid',
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  alignSelf: 'stretch',
  height: LINE_HEIGHT,
  borderInlineStart: '1px solid',
  selectors: { [`${station}:last-child &`]: { borderInlineEnd: '1px solid' } },
  '@media': { [media.phone]: { height: 'auto', border: 0, selectors: { [`${station}:last-child &`]: { border: 0 } } } },
});

export const state = styleVariants({
  done: { color: vars.color.ink },
  current: {
    color: vars.color.ink,
    fontWeight: vars.weight.strong,
    '@media': { [media.phone]: { borderInlineStartWidth: '3px' } },
  },
  stopped: {
    color: vars.color.danger,
    fontWeight: vars.weight.strong,
    '@media': { [media.phone]: { borderInlineStartStyle: 'dashed' } },
  },
  ahead: { color: vars.color.edge },
});

const thickness = { done: '1px', current: '3px', stopped: '1px', ahead: '1px' };

/** Printers drop backgrounds but keep borders. */
const printedHalf = (size: string) => ({ height: 0, background: 'none', borderBlockStart: `${size} solid` });

export const rule = styleVariants(thickness, (size) => ({
  '::before': lineHalf(size),
  '::after': lineHalf(size),
  '@media': {
    [media.phone]: { '::before': { display: 'none' }, '::after': { display: 'none' } },
    [media.print]: { '::before': printedHalf(size), '::after': printedHalf(size) },
  },
}));

/** From where it went wrong on, the line is broken off. */
export const brokenRule = style({
  '@media': {
    [media.md]: {
      '::after': { height: 0, background: 'none', borderBlockStart: '1px dashed' },
    },
  },
});

export const name = style({
  display: 'inline-flex',
  gap: '6px',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  selectors: { [`${state.ahead} &`]: { color: vars.color.muted } },
});

export const tick = style({ color: vars.color.success });

export const date = style({ ...textStyle.caption, color: vars.color.muted });
