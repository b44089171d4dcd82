import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** Of the drawing's width, for the longest piece. */
const share = '--load-share';
/** A length that stands for 1 mm of the side view. */
const millimetre = `(var(${share}) / var(--load-longest))`;
const length = `calc(var(--load-length) * ${millimetre})`;

/** What is left of it beside the longest piece is less than a bundle's words. */
const NARROW = '(max-width: 479px)';

const BEARER = '7px';
/** Bearers: their two sides, at most 120 px apart, below the bundle that they carry. */
const bearers = `repeating-linear-gradient(90deg, transparent 0 40px, ${vars.color.ink} 40px 41px, transparent 41px 46px, ${vars.color.ink} 46px 47px, transparent 47px 120px) left bottom / ${length} ${BEARER} no-repeat`;
/** From the dimension's end down to the longest piece, which is the lowest. */
const extension = `linear-gradient(${vars.color.edge}, ${vars.color.edge}) calc(var(${share}) - 1px) top / 1px 100% no-repeat`;

/** Two and two on phones, where five have no room beside each other. */
export const figures = style({
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const drawing = style({ containerType: 'inline-size', marginBlock: vars.space.x6 });

/** The stack, and beside each layer what it is; phones have the words in a list below the stack. */
export const stack = style({
  display: 'grid',
  gridTemplateColumns: `calc(var(${share}) + ${vars.space.x10}) 1fr auto`,
  columnGap: vars.space.x6,
  vars: { [share]: '65cqi' },
  '@container': {
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      columnGap: 0,
      vars: { [share]: '100cqi' },
    },
  },
  // The longest piece has 148 mm of paper.
  '@media': {
    [media.print]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      vars: { [share]: '148mm' },
    },
  },
});

export const dimension = style({
  gridColumn: '1 / -1',
  paddingBlockEnd: vars.space.x3,
  background: extension,
  printColorAdjust: 'exact',
});
export const longest = style({ inlineSize: `var(${share})` });

export const layer = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  paddingBlockEnd: BEARER,
  background: `${bearers}, ${extension}`,
  printColorAdjust: 'exact',
  '@container': { [NARROW]: { gridColumn: '1 / -1' } },
});
export const bundle = style({
  flex: 'none',
  boxSizing: 'border-box',
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
  flex: 1,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.edge}`,
  '@container': { [NARROW]: { display: 'none' } },
});

export const ground = style({
  gridColumn: '1 / -1',
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.ink}`,
  '@container': { [NARROW]: { marginBlockEnd: vars.space.x4 } },
});

// On phones they come after stack and ground, in the order of the layers. Wider, they are level with their bundle and make
// no layer higher than it is.
const word = style({
  ...textStyle.caption,
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  blockSize: 0,
  translate: `0 calc(${BEARER} / -2)`,
  whiteSpace: 'nowrap',
  '@container': {
    [NARROW]: { order: 1, blockSize: 'auto', translate: 'none', paddingBlockEnd: vars.space.x1 },
  },
});
export const label = style([word, { '@container': { [NARROW]: { gridColumn: '1 / 3' } } }]);
export const weight = style([word, { justifyContent: 'flex-end' }]);

/** What goes along unseen. */
export const rest = style({ ...textStyle.caption, color: vars.color.muted, margin: 0 });
