import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const none = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '320px',
  background: vars.color.stone1,
});

export const image = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  // The end of a board is at the foot of its picture.
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'bottom',
  '@media': { [media.phone]: { aspectRatio: '375 / 236' } },
});

/** What is not wood is drawn as a whole, above the words at the gallery's foot. */
export const wholeImage = style([
  image,
  {
    objectFit: 'contain',
    objectPosition: 'center',
    padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x10}`,
    background: vars.color.surface,
    '@media': { [media.print]: { padding: 0 } },
  },
]);

/** Below a drawing that is as small as on phones and tablets, for the words at the gallery's foot. */
const WORDS_ROOM = '24px';

/** Drawn in the shape of the gallery: it fills the frame, and is whole on phones too. */
export const wideImage = style([
  image,
  {
    '@media': {
      [media.belowLg]: { boxSizing: 'content-box', paddingBlockEnd: WORDS_ROOM },
      [media.phone]: { aspectRatio: '4 / 3' },
    },
  },
]);

/** Cans, which have white above them that phones have no room for; the white below them is enough for the words there. */
export const lowerImage = style([
  image,
  {
    '@media': {
      [media.belowLg]: { boxSizing: 'content-box', paddingBlockEnd: WORDS_ROOM },
      [media.phone]: { paddingBlockEnd: 0 },
    },
  },
]);

/** What is long and thin, a screw: without the white above and below it phones have its packs in the first screen. */
export const lowImage = style([
  wideImage,
  { '@media': { [media.phone]: { aspectRatio: '2 / 1', objectPosition: 'center' } } },
]);

/** Lies on the whole picture, of which the lower part is shown. */
export const dimensions = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  aspectRatio: '4 / 3',
  color: vars.color.ink,
  // What looks closely has no such room.
  '@media': {
    [media.belowLg]: { selectors: { [`li:has(:is(${wideImage}, ${lowerImage})) &`]: { bottom: WORDS_ROOM } } },
    [media.phone]: {
      selectors: {
        [`li:has(${lowerImage}) &`]: { bottom: 0 },
        // The middle of three quarters of the width is shown, half of it.
        [`li:has(${lowImage}) &`]: { bottom: `calc(${WORDS_ROOM} - 12.5cqi)` },
      },
    },
  },
});

export const strokes = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

const label = style({ ...textStyle.text, position: 'absolute' });

// Where their lines are depends on what is drawn.
export const thickness = style([label, { translate: '0 -50%' }]);

export const width = style([label, { whiteSpace: 'nowrap' }]);

export const risers = style({ stroke: vars.color.edge, vectorEffect: 'non-scaling-stroke' });

export const drawnSize = style([
  label,
  {
    translate: '-50% -50%',
    whiteSpace: 'nowrap',
    '@media': { [media.belowLg]: { fontSize: textStyle.caption.fontSize } },
  },
]);

export const packLabels = style([dimensions, { containerType: 'inline-size' }]);

export const packLabel = style([
  label,
  { translate: '-50% -50%', fontWeight: vars.weight.strong, whiteSpace: 'nowrap' },
]);

export const thumbnail = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // The whole end of a board, which is below the middle of its picture.
  objectPosition: '50% 65%',
});

/** Which picture, between the buttons to the others. */
export const position = style({
  ...textStyle.caption,
  alignSelf: 'center',
  minWidth: '40px',
  textAlign: 'center',
  color: vars.color.muted,
});

/** px around the frame in a window: edges of dialog and scrim, the head above it and the buttons below. */
const AROUND = { width: '34px', height: '174px' } as const;

/**
 * As large as the window allows and to the edges of its dialog: what is cut off in a picture is cut off by the dialog, and not
 * by white. `--kit-frame` is the frame's width ÷ height.
 */
export const zoom = style({
  '@media': {
    [media.md]: {
      width: `min(100vw - ${AROUND.width}, (100dvh - ${AROUND.height}) * var(--kit-frame))`,
      marginInline: `calc(-1 * ${vars.space.x6})`,
    },
  },
});

/** The buttons below the frame. */
globalStyle(`${zoom} > :last-child`, { '@media': { [media.md]: { paddingInline: vars.space.x6 } } });
