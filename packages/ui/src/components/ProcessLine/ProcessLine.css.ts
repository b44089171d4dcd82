import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { LINE_HEIGHT, lineHalf, printedHalf } from '../private/line-half';

/** Four names of the usual size touch each other there. */
const HALF_A_PAGE = '(min-width: 420px) and (max-width: 740px)';

export const list = style({
  ...textStyle.text,
  containerType: 'inline-size',
  display: 'flex',
  listStyle: 'none',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const station = style({
  flex: '1 1 0',
  minWidth: 0,
  '@media': {
    [media.phone]: {
      flex: 'none',
      display: 'grid',
      gridTemplateColumns: '13px minmax(0, 1fr)',
      columnGap: vars.space.x4,
      minHeight: '56px',
    },
  },
});

/** From one tick to the next, with the days in its middle; on phones, where it stands, these are behind the name. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  height: LINE_HEIGHT,
  whiteSpace: 'nowrap',
  borderInlineStart: '1px solid',
  selectors: { [`${station}:last-child &`]: { borderInlineEnd: '1px solid' }, '&:empty': { gap: 0 } },
  '@media': {
    [media.phone]: {
      flexDirection: 'column',
      gap: 0,
      height: 'auto',
      borderInlineStart: 0,
      borderBlockStart: '1px solid',
      selectors: { [`${station}:last-child &`]: { borderInlineEnd: 0, borderBlockEnd: '1px solid' } },
    },
  },
});

export const state = styleVariants({
  done: { color: vars.color.ink },
  current: { color: vars.color.ink },
  stopped: { color: vars.color.danger },
  ahead: { color: vars.color.ink },
});

const thickness = { done: '1px', current: '3px', stopped: '1px', ahead: '1px' };

const uprightHalf = (size: string) => ({
  ...{ width: size, minWidth: size },
  ...{ height: 'auto', minHeight: '4px', background: 'currentColor' },
});

export const rule = styleVariants(thickness, (size) => ({
  '::before': lineHalf(size),
  '::after': lineHalf(size),
  '@media': {
    [media.phone]: { '::before': uprightHalf(size), '::after': uprightHalf(size) },
    [media.print]: { '::before': printedHalf(size), '::after': printedHalf(size) },
  },
}));

/** From where it went wrong on, the line is broken off. */
export const brokenRule = style({
  '@media': {
    [media.phone]: { '::after': { width: 0, background: 'none', borderInlineStart: '1px dashed' } },
    [media.md]: { '::after': { height: 0, background: 'none', borderBlockStart: '1px dashed' } },
  },
});

export const daysInLine = style({ '@media': { [media.phone]: { display: 'none' } } });
export const daysBelow = style({ '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' } } });

export const facts = style({
  padding: `${vars.space.x2} ${vars.space.x4} 0 0`,
  '@media': { [media.phone]: { alignSelf: 'center', paddingBlock: vars.space.x2 } },
});

export const name = style({
  ...textStyle.name,
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  '@container': { [HALF_A_PAGE]: { ...textStyle.text, fontWeight: vars.weight.strong } },
});

export const tick = style({ flex: 'none', color: vars.color.success });

export const detail = style({ color: vars.color.muted });
