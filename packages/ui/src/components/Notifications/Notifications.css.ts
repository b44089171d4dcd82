import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

/** Below the header of large screens. */
const top = '132px';

export const region = style({
  position: 'fixed',
  zIndex: 60,
  top,
  insetInlineEnd: vars.layout.gutter,
  width: 'min(424px, 100%)',
  pointerEvents: 'none',
  '@media': { [media.phone]: { top: 'auto', bottom: 0, insetInline: 0, width: '100%' } },
});

export const list = style({ listStyle: 'none' });

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const item = style({
  position: 'relative',
  marginBottom: vars.space.x2,
  padding: `${vars.space.x4} ${vars.space.x5} ${vars.space.x5}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.card,
  pointerEvents: 'auto',
  // On a phone held sideways it is higher than the screen.
  maxHeight: `calc(100dvh - ${top} - ${vars.space.x2})`,
  overflowY: 'auto',
  animation: `${appear} ${vars.motion.calm}`,
  '@media': {
    [media.phone]: {
      marginBottom: 0,
      maxHeight: '100dvh',
      paddingInline: vars.layout.gutter,
      borderInlineWidth: 0,
      borderBottomWidth: 0,
      borderRadius: 0,
    },
    [media.reducedMotion]: { animation: 'none' },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.x2,
  alignItems: 'center',
});

export const message = style(textStyle.name);

/** Its cross stands on the edge that the sums stand on. */
export const dismiss = style({ marginInlineEnd: '-8px' });

export const icon = styleVariants({
  info: {},
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
  error: { color: vars.color.danger },
});

export const names = style({ listStyle: 'none' });

export const name = style({
  ...textStyle.text,
  fontWeight: vars.weight.strong,
  paddingBlock: vars.space.x2,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

/** Equal in width; below each other where a word would be cut. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
  gap: vars.space.x3,
  marginTop: vars.space.x3,
});

/** A pair shares the width: words get the room of their edges. */
export const button = style({ paddingInline: vars.space.x2 });

const runOut = keyframes({ to: { transform: 'scaleX(0)' } });

/** The line that shows the remaining time; it pauses with the timer. */
export const time = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: vars.color.ink,
  transformOrigin: 'left',
  animation: `${runOut} var(--kit-timeout) linear forwards`,
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
});

export const paused = style({ animationPlayState: 'paused' });
