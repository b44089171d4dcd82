import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** Of the drawing's width, for the longest piece; beside it is what the bundles are. */
const share = '--load-share';
/** A length that stands for 1 mm of the side view. */
const millimetre = `(var(${share}) / var(--load-longest))`;
const length = `calc(var(--load-length) * ${millimetre})`;

/** What is left of it beside the longest piece is less than a bundle's words. */
const NARROW = '(max-width: 479px)';

/** Bearers on paper: their two sides, between the bundles above and below. */
const strokes = `repeating-linear-gradient(90deg, transparent 0 40px, ${vars.color.ink} 40px 41px, transparent 41px 46px, ${vars.color.ink} 46px 47px, transparent 47px 120px)`;

export const drawing = style({
  containerType: 'inline-size',
  marginBlock: vars.space.x6,
  vars: { [share]: '65cqi' },
  // The longest piece has 148 mm of paper.
  '@media': { [media.print]: { vars: { [share]: '148mm' } } },
});
export const sized = style({ inlineSize: length, marginBlockEnd: vars.space.x3 });
export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.x2,
  // Beside the longest piece a phone has no room for its words: they stand above it.
  '@container': { [NARROW]: { flexWrap: 'wrap', rowGap: vars.space.x1, paddingBlockStart: vars.space.x3 } },
  // The bearers between two bundles.
  paddingBlockEnd: '7px',
  background: `repeating-linear-gradient(90deg, transparent 0 40px, ${vars.color.edge} 40px 46px, transparent 46px 120px) left bottom / ${length} 7px no-repeat`,
  printColorAdjust: 'exact',
  '@media': { [media.print]: { backgroundImage: strokes } },
  selectors: { '&:last-child': { borderBlockEnd: `${vars.border.hairline} solid ${vars.color.ink}` } },
});
export const bundle = style({
  flex: 'none',
  inlineSize: length,
  blockSize: `max(8px, calc(var(--load-height) * ${millimetre}))`,
  border: `${vars.border.hairline} solid ${vars.color.ink}`,
  // Boards from the side: their end grain, drawn out along the bundle, would be no wood.
  background: 'var(--load-wood)',
  position: 'relative',
  '@media': { [media.print]: { background: 'none' } },
  '::after': {
    content: '',
    printColorAdjust: 'exact',
    position: 'absolute',
    inset: 0,
    background: `repeating-linear-gradient(0deg, transparent 0 calc(100% / var(--load-layers) - 1px), ${vars.color.ink} calc(100% / var(--load-layers) - 1px) calc(100% / var(--load-layers)))`,
    opacity: 0.5,
  },
});
export const leader = style({
  flex: '1 1 0',
  minInlineSize: '8px',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.edge}`,
  '@container': { [NARROW]: { display: 'none' } },
});
export const label = style({
  ...textStyle.caption,
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: { order: -1, flexBasis: '100%' } },
});
