import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { unfolded } from '../unfolded';

/** What begins it beside what follows, in the columns of the page's head. */
export const prose = style({
  display: 'grid',
  gap: `${vars.space.x4} ${vars.space.x8}`,
  alignContent: 'start',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.xl]: { columnGap: vars.space.x16 },
  },
});

export const html = style({ ...textStyle.text, maxWidth: '68ch' });
globalStyle(`${html} > * + *`, { marginTop: vars.space.x3 });
globalStyle(`${html} ul, ${html} ol`, { paddingInlineStart: vars.space.x5 });

/** Three groups beside each other; on phones each is a row that opens. */
export const groups = style({
  '@media': {
    [media.md]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space.x6} ${vars.space.x8}`,
    },
    // Three have no room for long names and values beside each other before.
    [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space.x12 },
  },
});

// The second one is the longest: where two are beside each other, the third stands below the first.
globalStyle(`${groups} > :nth-child(2):not(:last-child)`, {
  '@media': {
    'screen and (min-width: 768px) and (max-width: 1279.98px)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

/** Names a group whose row is always open. */
export const groupTitle = style({ display: 'none', paddingBottom: vars.space.x2, ...unfolded({ display: 'block' }) });

export const group = style(
  unfolded({ borderBottom: 0, selectors: { '&::details-content': { contentVisibility: 'visible' } } }),
);

globalStyle(`${group} > summary`, unfolded({ display: 'none' }));

export const rows = style({ rowGap: 0 });
globalStyle(`${rows} > div`, { paddingBlock: '5px' });

export const lastWord = style({ whiteSpace: 'nowrap' });

export const uses = style({
  display: 'grid',
  gap: `${vars.space.x3} ${vars.space.x12}`,
  marginTop: vars.space.x8,
  '@media': {
    [media.phone]: { rowGap: vars.space.x1, marginTop: vars.space.x5 },
    // In the columns of the groups above.
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const usesTitle = style({ marginBottom: vars.space.x2 });

export const useClasses = style({ '@media': { [media.lg]: { gridColumn: 'span 2' } } });

/** The use classes in a row: a thick line where the wood lasts, a thin one where it needs care, dashes where it does not. */
export const chain = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});

const classLink = style({ ...textStyle.text, paddingBottom: vars.space.x1, textAlign: 'center' });

export const link = styleVariants({
  SUITABLE: [classLink, { borderBottom: `4px solid ${vars.color.ink}` }],
  WITH_DESIGN_CARE: [classLink, { borderBottom: `2px solid ${vars.color.ink}` }],
  LIMITED: [classLink, { borderBottom: `2px solid ${vars.color.ink}` }],
  NOT_SUITABLE: [classLink, { borderBottom: `1px dashed ${vars.color.edge}`, color: vars.color.muted }],
});

/** Below the line, in the place of the words that are a press away. */
export const linkPlace = style({
  ...textStyle.caption,
  display: 'block',
  color: vars.color.muted,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

/** What the line's strokes mean. */
export const legend = style({ ...textStyle.caption, margin: `${vars.space.x2} 0 0`, color: vars.color.muted });

export const folds = style({
  marginTop: vars.space.x6,
  borderTop: `${vars.border.hairline} solid ${vars.color.line}`,
  // The row above it ends with the same line.
  '@media': { [media.phone]: { marginTop: 0, selectors: { [`${groups} + &`]: { borderTop: 0 } } } },
});

/** The pictograms, and beside them in running text what they mean: the choice below it stays in the first view. */
export const hazards = style({
  ...textStyle.caption,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
  marginTop: vars.space.x4,
  padding: vars.space.x3,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const pictograms = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: vars.space.x2,
  // One above the other leave the words their room.
  '@media': { [media.phone]: { flexDirection: 'column' } },
});

export const hazardTexts = style({
  gridColumn: '2',
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

/** One of the sentences that follow each other. */
const sentence = style({ display: 'inline', margin: 0 });
export const signal = style([sentence, { fontWeight: vars.weight.strong }]);
export const statements = style([sentence, { padding: 0, listStyle: 'none' }]);
export const statement = sentence;
