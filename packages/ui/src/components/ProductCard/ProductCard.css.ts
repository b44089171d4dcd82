import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { breakpoints, media } from '../../theme/media';
import { textStyle } from '../../theme/text-style';
import { CARD_ROWS } from '../private/card-rows';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

/** Three or four cards beside filters have no room for two prices in one line: on these screens no card puts them there. */
const narrowCards = `${media.lg} and (max-width: ${breakpoints.xl + 79.98}px)`;

// The picture comes first for the eye, the name first for screen readers. In a grid the rows of neighbours are as high as
// each other: names, sizes and prices share their lines.
export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: [`repeat(${CARD_ROWS}, auto)`, 'subgrid'],
  gridRow: `span ${CARD_ROWS}`,
  alignItems: 'start',
  paddingBottom: vars.space.x5,
  paddingInline: '18px',
  borderTop: hairline,
  // The line below, where the next row has no cell to draw it.
  boxShadow: `0 ${vars.border.hairline} ${vars.color.line}`,
  borderInlineStart: hairline,
  minWidth: 0,
  '@media': {
    [media.phone]: { paddingInline: '12px', paddingBottom: vars.space.x3 },
    [media.print]: { paddingInline: '10px', paddingBottom: '6px', breakInside: 'avoid' },
  },
});

export const picture = style({ gridRow: 1, minWidth: 0, paddingBottom: '11px' });
/** Without a section it has the rows of both: beside a card with one, nothing is left empty. */
export const alone = style([
  picture,
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridRow: '1 / span 2', alignSelf: 'stretch' },
]);
export const section = style({ gridRow: 2, minWidth: 0 });
// Twelve cards fit on a page of paper: the size is among the words.
globalStyle(`${section} svg ~ span`, { '@media': { [media.print]: { display: 'none' } } });

// Names of one long German word break by its syllables, what has none anywhere.
export const name = style([
  textStyle.name,
  {
    gridRow: 3,
    paddingTop: vars.space.x4,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    '@media': { [media.smallPhone]: { fontSize: '1rem' }, [media.print]: { paddingTop: vars.space.x2 } },
  },
]);

export const link = style({
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible::after': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: '-1px',
    },
    [`${root}:hover &`]: {
      color: vars.color.accent,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.28em',
    },
  },
});

export const kind = style({ ...textStyle.text, gridRow: 4, color: vars.color.muted });

export const size = style({ ...textStyle.text, gridRow: 5, marginTop: '2px' });

export const cost = style({ gridRow: 6, marginTop: vars.space.x2 });

export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x3}`,
  '@media': { [media.phone]: { display: 'block' }, [narrowCards]: { display: 'block' } },
});

export const price = style({
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: { display: 'block', whiteSpace: 'normal' },
    [narrowCards]: { display: 'block', whiteSpace: 'normal' },
  },
});

export const amount = style([textStyle.figureText, { whiteSpace: 'nowrap' }]);

export const unit = style({ ...textStyle.text, color: vars.color.muted });

export const was = style({ ...textStyle.caption, color: vars.color.muted });

export const wasAmount = style({ whiteSpace: 'nowrap' });

export const foot = style({
  gridRow: 8,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  minHeight: '36px',
  '@media': {
    // Two short words share a line of 150 px.
    [media.phone]: { ...textStyle.caption, columnGap: vars.space.x1 },
    [media.print]: { minHeight: 0 },
  },
});

/** A row of its own, so that choices and actions of neighbours share their line, with a ribbon above them and without. */
export const status = style({
  gridRow: 7,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  marginBlock: vars.space.x1,
  '@media': { [media.phone]: textStyle.caption },
  // That of a ribbon: with one and without, cards beside each other are one row.
  minHeight: '22px',
});

export const action = style({ position: 'relative', zIndex: 1 });
