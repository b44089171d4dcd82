import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { visuallyHidden } from '../../theme/visually-hidden';
import { LINE_HEIGHT, lineHalf, printedHalf } from '../private/line-half';

export const list = style({
  ...textStyle.text,
  display: 'flex',
  listStyle: 'none',
  // Five names in a narrow line leave something of the line.
  '@media': { [media.md]: textStyle.caption, [media.xl]: textStyle.text },
});

export const station = style({ flex: '1 1 0', minWidth: 0 });

/** On phones the station of now takes the room that the names of the others leave. */
export const now = style({ '@media': { [media.phone]: { flexGrow: 3.4 } } });

/** From one tick to the next, with the name in its middle. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  height: LINE_HEIGHT,
  borderInlineStart: '1px solid',
  selectors: { [`${station}:last-child &`]: { borderInlineEnd: '1px solid' } },
  '@media': { [media.phone]: { gap: vars.space.x1 } },
});

const ofState = (color: string, thickness: string) => ({
  color,
  '::before': lineHalf(thickness),
  '::after': lineHalf(thickness),
  '@media': { [media.print]: { '::before': printedHalf(thickness), '::after': printedHalf(thickness) } },
});

export const state = styleVariants({
  done: ofState(vars.color.ink, '1px'),
  current: ofState(vars.color.ink, '3px'),
  stopped: ofState(vars.color.danger, '1px'),
  ahead: ofState(vars.color.edge, '1px'),
});

export const name = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  maxWidth: '100%',
  selectors: {
    [`${state.ahead} &`]: { color: vars.color.muted },
    [`${state.current} &`]: { fontWeight: vars.weight.strong },
  },
});

/** What phones show in place of the name of a station that is not the one of now. */
export const number = style({ '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' } } });
export const foldable = style({ '@media': { [media.phone]: visuallyHidden } });

export const date = style({
  ...textStyle.caption,
  color: vars.color.muted,
  textAlign: 'center',
  '@media': { [media.phone]: visuallyHidden },
});
