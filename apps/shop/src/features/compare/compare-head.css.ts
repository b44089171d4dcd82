import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** Height of the wood's face. */
export const faceHeight = '--face';
export const HEAD_TOP = '10px';
/** The head sticks without its pictures, so their height must be known. */
const pictureHeight = `calc(var(${faceHeight}) + 2.75rem + var(--thickest) * ${vars.section.scale} * 1px)`;

/**
 * Nothing in here changes its height once the head has stuck: what is compared would jump under the reader's eyes, and
 * the end of the page with it.
 */
const IS_STUCK = 'scroll-state(stuck: top)';

/** Head and body of the table, each a scroller of its own on small screens. */
export const part = {
  display: 'block',
  '@media': { [media.belowLg]: { paddingInline: vars.layout.gutter, scrollPaddingInline: vars.layout.gutter } },
} as const;

export const head = style([
  part,
  {
    position: 'sticky',
    zIndex: 2,
    top: `calc(var(--kit-top, 0px) - ${pictureHeight} - ${HEAD_TOP})`,
    containerType: 'scroll-state',
    background: vars.color.surface,
    borderBlock: `${vars.border.rule} solid ${vars.color.ink}`,
    '@media': {
      // Pushed by the body alone; without scripts by itself.
      [media.belowLg]: { overflowX: 'hidden' },
      '(scripting: none)': { overflowX: 'auto' },
      // Without most of the room above the names.
      [media.lg]: { top: `calc(var(--kit-top, 0px) - ${pictureHeight} - ${HEAD_TOP} - 8px)` },
    },
  },
]);

export const product = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${HEAD_TOP} ${vars.space.x3} 6px 0`,
  fontWeight: 400,
  textAlign: 'start',
  '@media': {
    [media.lg]: {
      paddingInline: vars.space.x4,
      paddingBlockEnd: vars.space.x3,
      borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
    },
  },
});

export const pictures = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  height: pictureHeight,
});

export const faceStrip = style({
  display: 'block',
  height: `var(${faceHeight})`,
  maxWidth: 'calc(100% - 44px)',
  marginBottom: vars.space.x2,
  objectFit: 'cover',
  objectPosition: 'top',
});

/** What is not wood stands there as a whole. */
export const whole = style({
  display: 'block',
  width: 'auto',
  maxWidth: 'calc(100% - 44px)',
  height: 'calc(100% - 8px)',
});

export const remove = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  color: vars.color.ink,
  ':hover': { color: vars.color.accent },
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});

// As wide as one of three columns: not spread over the half of a page.
export const facts = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  '@media': {
    // The section has its place beside the prices.
    [media.belowLg]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: vars.space.x2,
      paddingBlockStart: '4px',
    },
    [media.lg]: { width: '100%', maxWidth: '380px', paddingBlockStart: vars.space.x3 },
  },
});

/** With its size where there is no room for its kind: two boards of one wood have one name. */
export const nameLine = style({
  display: 'contents',
  '@media': {
    [media.belowLg]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.x2,
      minWidth: 0,
    },
    // Their head has a sixth of the screen.
    [media.phone]: { flexWrap: 'nowrap' },
  },
});
export const size = style({
  ...textStyle.caption,
  flex: 'none',
  display: 'none',
  // The name beside it decides how high the line is.
  lineHeight: 1,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.belowLg]: { display: 'block' } },
});

export const name = style({
  ...textStyle.name,
  lineHeight: 1.25,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  '@media': {
    // One line, so that the head stays low.
    [media.belowLg]: {
      minWidth: 0,
      fontSize: vars.type.text.size,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
});

export const kind = style({
  ...textStyle.caption,
  position: 'relative',
  minHeight: '1.25rem',
  color: vars.color.muted,
  '@media': { [media.belowLg]: { gridColumn: 2, gridRow: 2, minHeight: 0 } },
});

// Once the pictures have gone, the section takes the place of the words.
export const kindText = style({
  display: 'block',
  hyphens: 'auto',
  '@media': { [media.belowLg]: { display: 'none' } },
  '@container': { [IS_STUCK]: { visibility: 'hidden' } },
});
export const glyph = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '1px',
  display: 'none',
  // As small as the prices beside it leave it.
  maxWidth: 'calc(100% - 2px)',
  height: 'auto',
  color: vars.color.ink,
  '@media': { [media.belowLg]: { insetBlockStart: '9px', insetInline: 'auto 1px' } },
  '@container': { [IS_STUCK]: { display: 'block' } },
});

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x1,
  lineHeight: 1.15,
  '@media': {
    // All of them in two lines or none: what is compared is on one line.
    'screen and (max-width: 1279.98px)': { flexDirection: 'column' },
    [media.belowLg]: { gridColumn: 1, gridRow: 2, justifyContent: 'flex-end' },
  },
});

export const price = style({
  vars: { [vars.type.figureSmall.line]: '1.15' },
  '@media': { [media.belowLg]: { vars: { [vars.type.figureSmall.size]: '1rem' } } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `2px ${vars.space.x2}`,
  marginBlockStart: '4px',
  '@media': { [media.belowLg]: { gridColumn: '1 / -1' } },
});

/** When it comes: small screens have a row of it. */
export const when = style({ '@media': { [media.belowLg]: { display: 'none' } } });

export const choose = style({ '@media': { [media.belowLg]: { width: '100%', paddingInline: vars.space.x2 } } });
