import { media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

/** Width of the column for drawings. */
export const drawingWidth = createVar();

export const figures = style({
  ...textStyle.text,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

/** Where the price of a piece has a column of its own, it is there alone. */
export const pieceFigure = style({ '@media': { [media.xl]: { display: 'none' } } });

/** Of what has no section, such as screws; without the white above and below the drawing. */
export const linePicture = style({
  display: 'block',
  width: '60px',
  maxWidth: '100%',
  height: '64px',
  objectFit: 'contain',
  objectPosition: 'left',
  // Beside sections that are this wide.
  '@media': { [media.md]: { width: '104px', height: '80px' } },
});

export const rounded = style({ display: 'block' });

/** Keeps the lines of a note, and breaks a long word rather than the page. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const finishes = style({ listStyle: 'none', margin: 0, padding: 0 });

export const summaryLines = style({
  listStyle: 'none',
  margin: `0 0 ${vars.space.x5}`,
  padding: 0,
  // The widest board has 240 mm.
  vars: { [sectionScale]: '.36' },
});
export const summaryLine = style({
  display: 'grid',
  gridTemplateColumns: `${fallbackVar(drawingWidth, '88px')} minmax(0, 1fr) auto`,
  columnGap: vars.space.x3,
  alignItems: 'start',
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
});
// A drawing is beside its name, and none is higher than the boards' rows.
globalStyle(`${summaryLine} > :first-child:not(:only-child)`, { marginBlockStart: '6px' });
globalStyle(`${summaryLine} ${linePicture}`, { width: '72px', height: '44px' });
export const summaryFacts = style({ gridColumn: 2 });

/** Below the header on phones, a box beside the form from large screens on. */
export const phoneSummary = style({ '@media': { [media.lg]: { display: 'none' } } });
export const phoneSummaryHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  flex: 1,
});
export const phoneSummaryNote = style({
  ...textStyle.caption,
  display: 'block',
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
});
export const phoneSummaryTotal = style({ ...textStyle.figureText });
export const wideSummary = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'grid', gap: vars.space.x3 } },
});

/** How a cart is delivered: rows to choose from. */
export const deliveryChoice = style({ display: 'grid', gap: vars.space.x3 });
export const deliveryMethods = style({ display: 'grid' });
