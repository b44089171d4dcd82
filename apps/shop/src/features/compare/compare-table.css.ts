import { media, sectionScale, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { LABEL_COLUMN, PHONE_COLUMN } from './section-scales';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const ink = `${vars.border.rule} solid ${vars.color.ink}`;

// The head sticks without its pictures, so their height must be known.
const face = '--face';
const TOP = '10px';
const pictureHeight = `calc(var(${face}) + 2.75rem + var(--thickest) * ${vars.section.scale} * 1px)`;

export const table = style({
  ...textStyle.text,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  vars: { [sectionScale]: 'var(--scale-phone)', [face]: '44px' },
  '@media': {
    [media.belowLg]: { marginInline: `calc(-1 * ${vars.layout.gutter})` },
    [media.lg]: { vars: { [sectionScale]: 'var(--scale-lg)', [face]: '62px' } },
    [media.xl]: { vars: { [sectionScale]: 'var(--scale-xl)' } },
    'screen and (min-width: 1440px)': { vars: { [sectionScale]: 'var(--scale-full)' } },
  },
});

const part = {
  display: 'block',
  '@media': { [media.belowLg]: { paddingInline: vars.layout.gutter, scrollPaddingInline: vars.layout.gutter } },
} as const;

export const head = style([
  part,
  {
    position: 'sticky',
    zIndex: 2,
    top: `calc(var(--kit-top, 0px) - ${pictureHeight} - ${TOP})`,
    containerType: 'scroll-state',
    background: vars.color.surface,
    borderBlock: ink,
    // Pushed by the body alone; without scripts by itself.
    '@media': { [media.belowLg]: { overflowX: 'hidden' }, '(scripting: none)': { overflowX: 'auto' } },
  },
]);

export const body = style([
  part,
  {
    // Holds what is hidden from sight within it, which else widens the page.
    position: 'relative',
    ':focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
    '@media': { [media.belowLg]: { overflowX: 'auto', scrollSnapType: 'x mandatory' } },
  },
]);

/** What the columns are, on every page of paper; screens keep the head in view. */
export const names = style({ display: 'none' });
export const printedName = style({ padding: `4px ${vars.space.x3} 4px 0` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(var(--columns), minmax(${PHONE_COLUMN}px, 1fr))`,
  minWidth: `calc(var(--columns) * ${PHONE_COLUMN}px)`,
  borderBottom: hairline,
  selectors: { [`${head} > &`]: { borderBottom: 0 } },
  '@media': {
    [media.lg]: { gridTemplateColumns: `${LABEL_COLUMN}px repeat(var(--columns), minmax(0, 1fr))`, minWidth: 0 },
  },
});

export const corner = style({
  ...textStyle.caption,
  padding: `${TOP} ${vars.space.x4} 0 0`,
  fontWeight: 400,
  color: vars.color.muted,
  textAlign: 'start',
  '@media': { [media.belowLg]: visuallyHidden },
});

export const product = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${TOP} ${vars.space.x3} 6px 0`,
  fontWeight: 400,
  textAlign: 'start',
  '@media': { [media.lg]: { paddingInline: vars.space.x4, borderInlineStart: hairline } },
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
  height: `var(${face})`,
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

// As wide as its prices beside each other: not spread over the half of a page.
export const facts = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  paddingBlockStart: '4px',
  '@media': { [media.lg]: { width: '100%', maxWidth: '280px' } },
});

export const name = style({
  ...textStyle.name,
  lineHeight: 1.25,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  '@media': { [media.belowLg]: { fontSize: vars.type.text.size } },
});

const IS_STUCK = 'scroll-state(stuck: top)';

export const kind = style({
  ...textStyle.caption,
  minHeight: '1.125rem',
  color: vars.color.muted,
  '@media': { [media.belowLg]: { display: 'none' } },
});

// Once the pictures have gone, the section takes the place of the words.
export const kindText = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [IS_STUCK]: { display: 'none' } },
});
export const glyph = style({
  display: 'none',
  color: vars.color.ink,
  '@container': { [IS_STUCK]: { display: 'block', margin: '1px' } },
});

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.x2,
  lineHeight: 1.15,
  // All of them in two lines or none: what is compared is on one line.
  '@media': { 'screen and (max-width: 1279.98px)': { flexDirection: 'column' } },
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
  marginBlockStart: '6px',
});

export const choose = style({ '@media': { [media.belowLg]: { width: '100%', paddingInline: vars.space.x2 } } });

/** Stays in view while the columns are pushed aside. */
const held = {
  '@media': {
    [media.belowLg]: {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      position: 'sticky',
      insetInlineStart: 0,
      maxWidth: `calc(100vw - 2 * ${vars.layout.gutter})`,
    },
  },
} as const;

export const groupRow = style([row, { borderBottom: ink }]);

export const group = style([
  held,
  {
    ...textStyle.subheading,
    gridColumn: '1 / -1',
    paddingBlock: `${vars.space.x8} ${vars.space.x2}`,
    textAlign: 'start',
  },
]);

export const label = style([
  held,
  {
    paddingBlock: vars.space.x3,
    paddingInlineEnd: vars.space.x4,
    fontWeight: 400,
    color: vars.color.muted,
    textAlign: 'start',
    hyphens: 'auto',
    lineHeight: 1.35,
    '@media': {
      [media.belowLg]: { ...textStyle.caption, paddingBlock: `${vars.space.x2} 0` },
      [media.lg]: { display: 'grid', alignItems: 'center' },
    },
  },
]);

export const value = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'center',
  minWidth: 0,
  padding: `0 ${vars.space.x3} ${vars.space.x3} 0`,
  lineHeight: 1.35,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  scrollSnapAlign: 'start',
  '@media': {
    [media.belowLg]: { alignContent: 'start' },
    [media.lg]: { padding: `${vars.space.x3} ${vars.space.x4}`, borderInlineStart: hairline },
  },
});

export const measured = style([
  value,
  { '@media': { [media.lg]: { gridTemplateColumns: '88px minmax(0, 1fr)', columnGap: vars.space.x2 } } },
]);

export const sameValue = style([
  held,
  {
    gridColumn: '2 / -1',
    padding: `${vars.space.x3} ${vars.space.x4}`,
    color: vars.color.muted,
    lineHeight: 1.35,
    '@media': { [media.belowLg]: { padding: `0 0 ${vars.space.x3}` } },
  },
]);

/** A number against the largest of its row. */
export const bar = style({
  width: 'calc(var(--share) * 100%)',
  height: '3px',
  background: vars.color.ink,
  forcedColorAdjust: 'none',
  '@media': { [media.belowLg]: { marginBlockStart: vars.space.x2 } },
});

export const note = style({ ...textStyle.caption, display: 'block', color: vars.color.muted });

const fitLook = { display: 'inline-flex', alignItems: 'center', gap: vars.space.x2 } as const;

const judged = (color: string) => ({ ...fitLook, color, selectors: { [`${sameValue} &`]: { color: 'inherit' } } });

export const fit = styleVariants({
  SUITABLE: judged(vars.color.success),
  WITH_DESIGN_CARE: judged(vars.color.warning),
  LIMITED: judged(vars.color.warning),
  NOT_SUITABLE: judged(vars.color.danger),
});
