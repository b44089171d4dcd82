import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

const HEIGHT = '20px';

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
  height: HEIGHT,
  borderInlineStart: '1px solid',
  selectors: { [`${station}:last-child &`]: { borderInlineEnd: '1px solid' } },
  '@media': { [media.phone]: { height: 'auto', border: 0, selectors: { [`${station}:last-child &`]: { border: 0 } } } },
});

const half = (thickness: string) => ({
  content: '',
  flex: 1,
  minWidth: '4px',
  height: HEIGHT,
  background: `linear-gradient(currentColor, currentColor) center / 100% ${thickness} no-repeat`,
});

export const state = styleVariants({
  done: { color: vars.color.ink },
  current: {
    color: vars.color.ink,
    fontWeight: vars.weight.strong,
    '@media': { [media.phone]: { borderInlineStartWidth: '3px' } },
  },
  ahead: { color: vars.color.edge },
});

const thickness = { done: '1px', current: '3px', ahead: '1px' };

export const rule = styleVariants(thickness, (size) => ({
  '::before': half(size),
  '::after': half(size),
  '@media': { [media.phone]: { '::before': { display: 'none' }, '::after': { display: 'none' } } },
}));

export const name = style({
  display: 'inline-flex',
  gap: '6px',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  selectors: { [`${state.ahead} &`]: { color: vars.color.muted } },
});

export const tick = style({ color: vars.color.success });

export const date = style({ ...textStyle.caption, color: vars.color.muted });
