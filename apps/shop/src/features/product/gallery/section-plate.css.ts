import { media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const plate = style({
  paddingBlock: `${vars.space.x4} ${vars.space.x6}`,
  vars: { [sectionScale]: '1.8' },
  '@media': { [media.sm]: { vars: { [sectionScale]: '3' } } },
});

/** Thick timber, such as posts, would be as wide as the page at the scale of boards (CT-22). */
export const biggerPlate = style([
  plate,
  { vars: { [sectionScale]: '1.2' }, '@media': { [media.sm]: { vars: { [sectionScale]: '2' } } } },
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

export const sideView = style({
  display: 'none',
  marginBlockStart: '18px',
  '@media': { [media.print]: { display: 'block' } },
});
export const sideDrawing = style({
  overflow: 'visible',
  maxWidth: 'none',
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1,
});
globalStyle(`${sideDrawing} > path`, { vectorEffect: 'non-scaling-stroke' });
export const sideCaption = style({
  ...textStyle.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  marginBlockStart: '6px',
});
