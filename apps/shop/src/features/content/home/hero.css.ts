import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

// From here on words and offer lie in the white around the board; below, one is under the other.
const wide = media.lg;
const narrow = media.phone;
/** Between tablets and desktops the board is small beside the offer, so that there is more white below it. */
const medium = 'screen and (min-width: 1024px) and (max-width: 1279.98px)';
/** Size of type at which the longest word of the first line, 5.7 em, fills a phone. */
const WIDEST_WORD = '14vw';
/** What is under the offer, px. */
const FOOT = '24px';
/**
 * Height of the picture that shows: without most of the white above the board, so that search, price and button are on one
 * screen of 1280 × 800, 1440 × 900 or 1920 × 1080.
 */
const shown = 'min(110px + 40.2vw, 450px + 22.5vw)';
/** White below the picture, so that the offer stays below the line along the board, px. */
const BELOW = { medium: '120px', wide: '28px' } as const;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  borderBottom: `${vars.border.rule} solid ${vars.color.ink}`,
});

/** Below words and offer. Cut here and not around the whole: suggestions of the search may be longer than the picture is high. */
export const board = style({
  overflow: 'hidden',
  '@media': { [wide]: { position: 'absolute', inset: 0 } },
});

/** Picture and lines fill the same box, whose shape is the picture's: at every width the lines are on the board. */
export const stage = style({
  position: 'relative',
  aspectRatio: '1440 / 760',
  // The white above the board, which here only parts it from the search.
  marginTop: '-9%',
  '@media': {
    [narrow]: { aspectRatio: '750 / 600', marginTop: '-12%' },
    [wide]: { position: 'absolute', insetInline: 0, bottom: BELOW.wide, marginTop: 0 },
    [medium]: { bottom: BELOW.medium },
  },
});

export const picture = style({ display: 'block', width: '100%', height: '100%' });

// The picture is white in forced colours too, so the lines on it stay dark.
const lines = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', forcedColorAdjust: 'none' });

export const wideLines = style([lines, { '@media': { [narrow]: { display: 'none' } } }]);

export const phoneLines = style([lines, { '@media': { [media.md]: { display: 'none' } } }]);

export const label = style({
  ...textStyle.text,
  fill: vars.color.ink,
  '@media': {
    [narrow]: { fontSize: '28px' },
    [media.smallPhone]: { fontSize: '31px' },
    // Drawn with the picture, so that it shrinks and grows with the screen: 13 px at least.
    'screen and (min-width: 768px) and (max-width: 1023.98px)': { fontSize: '25px' },
    [medium]: { fontSize: '19px' },
    'screen and (min-width: 1680px) and (max-width: 2239.98px)': { fontSize: '11.5px' },
    'screen and (min-width: 2240px)': { fontSize: '8.8px' },
  },
});

export const content = style({
  display: 'contents',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 424px',
      gridTemplateRows: '1fr auto',
      minHeight: `calc(${shown} + ${BELOW.wide})`,
      paddingBottom: FOOT,
    },
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 400px',
      minHeight: `calc(${shown} + ${BELOW.medium})`,
    },
  },
});

/** The page's edges, where the container is not a box of its own. */
const inset = { paddingInline: vars.layout.gutter, '@media': { [wide]: { paddingInline: 0 } } } as const;

export const text = style({
  ...inset,
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x5,
  gridColumn: '1 / -1',
  paddingTop: 'clamp(32px, 4vw, 56px)',
  '@media': {
    ...inset['@media'],
    [media.md]: { gap: vars.space.x8 },
    [wide]: { paddingInline: 0, gap: vars.space.x8 },
    [medium]: { paddingTop: '28px', gap: vars.space.x5 },
  },
});

export const heading = style({
  ...textStyle.display,
  margin: 0,
  // With text of twice the size the longest word is wider than a phone: up to here the first line grows.
  fontSize: `min(${textStyle.display.fontSize}, ${WIDEST_WORD})`,
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
  overflowWrap: 'anywhere',
  // The longest word of the three languages fits 320 px, as 400 % zoom has it.
  '@media': { [media.smallPhone]: { fontSize: `min(1.9rem, ${WIDEST_WORD})` } },
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  '@media': { [media.md]: { maxWidth: '672px' }, [medium]: { maxWidth: 'min(672px, 52vw)' } },
});

export const offer = style({
  ...inset,
  position: 'relative',
  paddingBottom: vars.space.x8,
  '@media': { [wide]: { gridColumn: 2, paddingInline: 0, paddingBottom: 0 } },
});
