import { media, sectionScale, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { faceHeight, HEAD_TOP, head, part } from './compare-head.css';
import { LABEL_COLUMN, PHONE_COLUMN } from './section-scales';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const ink = `${vars.border.rule} solid ${vars.color.ink}`;

export const table = style({
  ...textStyle.text,
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  vars: { [sectionScale]: 'var(--scale-phone)', [faceHeight]: '44px' },
  '@media': {
    [media.belowLg]: { marginInline: `calc(-1 * ${vars.layout.gutter})` },
    [media.lg]: { vars: { [sectionScale]: 'var(--scale-lg)', [faceHeight]: '62px' } },
    [media.xl]: { vars: { [sectionScale]: 'var(--scale-xl)' } },
    'screen and (min-width: 1440px)': { vars: { [sectionScale]: 'var(--scale-full)' } },
  },
});

export const body = style([
  part,
  {
    // Holds what is hidden from sight within it, which else widens the page.
    position: 'relative',
    ':focus-visible': { outline: `${vars.focus.ring} solid ${vars.color.accent}`, outlineOffset: '-2px' },
    '@media': { [media.belowLg]: { overflowX: 'auto', scrollSnapType: 'x mandatory' } },
  },
]);

/** Id of the page's switch between the two. */
export const TOGETHER = 'together';
/** At its place, once what is equal is not said once. */
export const apart = style({ selectors: { [`body:not(:has(#${TOGETHER}:not(:checked))) &`]: { display: 'none' } } });
export const together = style({ selectors: { [`body:has(#${TOGETHER}:not(:checked)) &`]: { display: 'none' } } });

/** What the columns are, on every page of paper; screens keep the head in view. */
export const names = style({ display: 'none' });
export const printedName = style({ padding: `4px ${vars.space.x3} 4px 0` });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  // Two of them fit between the margins of the smallest phone.
  minWidth: `calc(var(--columns) * min(${PHONE_COLUMN}px, 50%))`,
  borderBottom: hairline,
  selectors: { [`${head} > &`]: { borderBottom: 0 } },
  '@media': {
    [media.lg]: { gridTemplateColumns: `${LABEL_COLUMN}px repeat(var(--columns), minmax(0, 1fr))`, minWidth: 0 },
  },
});

/** When each comes: wide screens have it in the head. */
export const whenRow = style([
  row,
  { '@media': { [media.lg]: { display: 'none' }, [media.print]: { display: 'none' } } },
]);

export const corner = style({
  ...textStyle.caption,
  padding: `${HEAD_TOP} ${vars.space.x4} 0 0`,
  fontWeight: 400,
  color: vars.color.muted,
  textAlign: 'start',
  '@media': { [media.belowLg]: visuallyHidden },
});

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
  '@media': {
    // The longest ends before its neighbour begins: side by side they would be one line.
    [media.belowLg]: {
      width: `calc(var(--share) * (100% - ${vars.space.x3}))`,
      marginBlockStart: vars.space.x2,
    },
  },
});

/** Lengths as strokes, over their words. */
export const lengths = style({
  display: 'block',
  maxWidth: '100%',
  marginBlockEnd: vars.space.x1,
  fill: vars.color.ink,
});
export const lengthsToOrder = style({ fill: 'none', stroke: vars.color.edge });

/** Sentences: on phones below each other, as wide as the window. */
export const longValue = style([value, held]);
/** Whose sentence it is, where it has left its column. */
export const ofProduct = style({
  color: vars.color.muted,
  '@media': { [media.lg]: { display: 'none' }, [media.print]: { display: 'none' } },
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
