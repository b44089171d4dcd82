import { media, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
/**
 * Sizes of type at which headings ("Lagerholzabstand?": 9.8 em) and three columns fit a phone, their names ("Thickness",
 * "Hardwood", "Softwood": 13.4 em) and their numbers. With text of twice the size they grow up to here.
 */
const WIDEST = { heading: '8vw', names: '5.6vw', numbers: '7.6vw' } as const;

export const tables = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x10,
  '@media': {
    // Headings of one or two lines, and tables that begin on one line.
    [media.md]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto',
      gap: `${vars.space.x10} ${vars.space.x6}`,
    },
  },
});

export const reference = style({
  '@media': {
    [media.md]: { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', rowGap: vars.space.x3 },
  },
});

export const heading = style({
  ...textStyle.name,
  paddingBottom: vars.space.x3,
  textWrap: 'balance',
  '@media': {
    [media.phone]: { fontSize: `min(${textStyle.name.fontSize}, ${WIDEST.heading})` },
    [media.md]: { paddingBottom: 0 },
  },
});

export const table = style({
  ...textStyle.text,
  alignSelf: 'start',
  width: '100%',
  borderTop: `${vars.border.rule} solid ${vars.color.ink}`,
  borderCollapse: 'collapse',
  '@media': { [media.phone]: { fontSize: `min(${textStyle.text.fontSize}, ${WIDEST.numbers})` } },
});

export const head = style({
  ...textStyle.caption,
  padding: `${vars.space.x2} 0`,
  borderBottom: hairline,
  color: vars.color.muted,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { textAlign: 'start' }, '& + &': { paddingInlineStart: vars.space.x3 } },
  '@media': { [media.phone]: { fontSize: `min(${textStyle.caption.fontSize}, ${WIDEST.names})` } },
});

export const cell = style({
  padding: `${vars.space.x2} 0`,
  borderBottom: hairline,
  fontWeight: vars.weight.regular,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' }, '& + &': { paddingInlineStart: vars.space.x3 } },
});
