import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';

/** Narrow for its text: a phone with text of twice the size. */
const LARGE_TEXT = '(max-width: 15rem)';

export const root = style({ containerType: 'inline-size', minWidth: 0 });
export const view = style({ position: 'relative' });

export const strip = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.reducedMotion]: { scrollBehavior: 'auto' }, [media.print]: { overflow: 'hidden' } },
});

export const slide = style({
  position: 'relative',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollMarginTop: vars.space.x16,
  // The first picture is enough on paper, without words on it.
  '@media': { [media.print]: { selectors: { '&:not(:first-child)': { display: 'none' } } } },
});

export const enlarge = style({
  display: 'block',
  height: '100%',
  outlineOffset: '-2px',
  color: 'inherit',
  cursor: 'zoom-in',
});

export const overlay = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

/** At the picture's foot: the word of the picture that is shown, and which it is. Below it where it would lie on its sizes. */
export const foot = style({
  ...textStyle.caption,
  position: 'absolute',
  insetBlockEnd: vars.space.x2,
  insetInlineEnd: vars.space.x4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.x3,
  color: vars.color.muted,
  pointerEvents: 'none',
  '@container': { [LARGE_TEXT]: { position: 'static', paddingInline: vars.space.x4 } },
  '@media': { [media.print]: { display: 'none' } },
});

/** That a press enlarges it. */
export const enlargeMark = style({ flex: 'none', color: vars.color.ink });

/** Which of the pictures is shown, where there are no thumbnails. */
export const counter = style({ '@media': { [media.lg]: { display: 'none' } } });

/** As wide as the picture; of more than four the others are scrolled to. */
export const thumbnails = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(calc((100% - 3 * ${vars.space.x3}) / 4), 1fr)`,
  gap: vars.space.x3,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  margin: `${vars.space.x3} 0 0`,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.belowLg]: { display: 'none' }, [media.print]: { display: 'none' } },
});

export const thumbnail = style({
  display: 'block',
  outlineOffset: '-2px',
  color: vars.color.muted,
  textDecoration: 'none',
});

export const frame = style({
  display: 'grid',
  // What fills it takes its height from it.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  height: '84px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.wood,
  selectors: {
    [`${thumbnail}:hover &`]: { borderColor: vars.color.edge },
    [`${thumbnail}[aria-current] &`]: { borderColor: vars.color.ink, boxShadow: `inset 0 0 0 1px ${vars.color.ink}` },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [`${thumbnail}[aria-current] &`]: { border: '3px solid Highlight' } } },
  },
});

export const name = style({
  ...textStyle.caption,
  display: 'block',
  whiteSpace: 'nowrap',
  marginTop: vars.space.x1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${thumbnail}[aria-current] &`]: { color: vars.color.ink, fontWeight: vars.weight.medium } },
});
