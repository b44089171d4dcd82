import { media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { createVar, globalStyle, style } from '@vanilla-extract/css';

export const plate = style({
  paddingBlock: `${vars.space.x4} ${vars.space.x6}`,
  vars: { [sectionScale]: '1.8' },
  '@media': {
    [media.phone]: { paddingBlock: `0 ${vars.space.x3}` },
    [media.sm]: { vars: { [sectionScale]: '3' } },
  },
});

/** Thick boards would be as wide as the page at the scale of thin ones (CT-22). */
export const biggerPlate = style([
  plate,
  { vars: { [sectionScale]: '1.2' }, '@media': { [media.sm]: { vars: { [sectionScale]: '2' } } } },
]);

/** Posts and beams are enlarged as far as what is said of them has room beside them; `--width` is theirs in mm. */
export const beamPlate = style([
  plate,
  {
    vars: { [sectionScale]: 'min(2.2, 210 / var(--width))' },
    '@media': { [media.sm]: { vars: { [sectionScale]: 'min(2.6, 270 / var(--width))' } } },
  },
]);

/** px of paper that a mm takes. */
const PAPER_MM = 96 / 25.4;

export const wholeOnPaper = style({ '@media': { [media.print]: { vars: { [sectionScale]: String(PAPER_MM) } } } });
export const halfOnPaper = style({ '@media': { [media.print]: { vars: { [sectionScale]: String(PAPER_MM / 2) } } } });

/** Beside the heading, so that its name and the scale are read as one. */
export const printScale = style({
  display: 'none',
  '@media': {
    [media.print]: { ...textStyle.caption, display: 'flex', flex: 1, alignItems: 'baseline', gap: vars.space.x3 },
  },
});
export const scaleName = style({ ...textStyle.heading, flex: 1 });
export const scaleNote = style({ marginInlineEnd: vars.space.x6 });
// The stroke at its end is not left to the edge of the paper.
export const probe = style({ width: '50mm', marginInlineEnd: '1px' });

/** On paper the note is beside the scale. */
export const note = style({
  ...textStyle.caption,
  color: vars.color.muted,
  '@media': { [media.print]: { display: 'none' } },
});

/** What a mm of wood is drawn as in the side view: a tenth on paper. */
export const sideScale = createVar();
export const sideView = style({
  marginBlockStart: vars.space.x3,
  overflow: 'hidden',
  vars: { [sideScale]: '.3px' },
  '@media': {
    [media.sm]: { marginBlockStart: vars.space.x8, vars: { [sideScale]: '.42px' } },
    [media.print]: { marginBlockStart: '18px', vars: { [sideScale]: '.1mm' } },
  },
});
export const sideDrawing = style({
  display: 'block',
  overflow: 'visible',
  maxWidth: 'none',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
});
globalStyle(`${sideDrawing} > path`, { vectorEffect: 'non-scaling-stroke' });
export const sideWood = style({ stroke: 'none', '@media': { [media.print]: { display: 'none' } } });
export const sideCaption = style({
  ...textStyle.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  marginBlockStart: '6px',
  '@media': { [media.print]: { flexWrap: 'nowrap' } },
});
/** Below the line where there is no room beside it; what it is of comes after. */
export const supports = style({ '@media': { [media.phone]: { flexBasis: '100%' } } });
export const onPaper = style({ display: 'none', '@media': { [media.print]: { display: 'inline' } } });

const besideRules = { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' } as const;
/** Half a page that is not wide: the table of lengths is beside the section, and nothing else. */
const narrowHalf = 'screen and (min-width: 1024px) and (max-width: 1279.98px)';
/** What is said of posts and beams, beside their section where there is room for both. */
export const beam = style({
  display: 'grid',
  columnGap: vars.space.x8,
  '@media': {
    [media.sm]: besideRules,
    [narrowHalf]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: besideRules,
  },
});
export const beamFacts = style({
  marginBlockEnd: vars.space.x3,
  '@media': { [media.sm]: { marginBlock: vars.space.x2 } },
});

/** The drawing beside the rules where there is room for both. */
export const wall = style({
  display: 'grid',
  gap: `${vars.space.x4} ${vars.space.x8}`,
  '@media': {
    [media.sm]: { ...besideRules, gridTemplateColumns: 'auto minmax(0, 34rem)' },
    [media.print]: { ...besideRules, breakInside: 'avoid' },
  },
});
export const wallFigure = style({ width: '250px', margin: 0 });
export const wallDrawing = style({ display: 'block', width: '100%', height: 'auto' });
export const masonry = style({ fill: vars.color.stone2, stroke: 'none' });
export const hatching = style({ fill: 'none', stroke: vars.color.edge, vectorEffect: 'non-scaling-stroke' });
export const wallLine = style({ fill: 'none', stroke: vars.color.ink, vectorEffect: 'non-scaling-stroke' });
/** The batten goes on behind the cut, so it is not crossed out. */
export const batten = style([wallLine, { fill: vars.color.stone1 }]);
export const wallBoard = style([wallLine, { strokeLinejoin: 'round' }]);
/** In mm of the drawing, which is as wide as said above: as large as captions. */
export const wallMeasure = style({ fill: vars.color.ink, fontSize: '10.4px' });
