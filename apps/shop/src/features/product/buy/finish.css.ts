import { media, textStyle, vars, visuallyHidden } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes no place among what it colours. */
export const filters = style({ position: 'absolute' });

/** Browsers that cannot show the content of a closed disclosure keep its row on every width. */
const cannotUnfold = 'not selector(::details-content)';

/** Large text on a phone, which leaves a name no line of its own beside the surcharge: its row says it too. */
const LARGE_TEXT = '(max-width: 15rem)';

export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  marginTop: vars.space.x4,
  '@media': { [media.phone]: { marginTop: vars.space.x2 } },
});

/** A row that opens, on every width. */
export const fold = style({});

/** A row that opens on phones; on larger screens the choices stand there. */
export const phoneFold = style({
  '@media': { [media.md]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
});

export const chosen = style({
  ...textStyle.text,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: '50px',
  paddingInlineEnd: vars.space.x3,
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.edge}`,
  borderRadius: vars.radius.control,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { borderColor: vars.color.ink },
    // The rows take its place: what is left is their heading, which closes them.
    'details[open] > &': { minHeight: '32px', paddingInlineEnd: 0, border: 0 },
    '&:focus-visible': {
      outline: `${vars.focus.ring} solid ${vars.color.accent}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': { [media.md]: { selectors: { [`${phoneFold} > &`]: { display: 'none' } } } },
  '@supports': {
    [cannotUnfold]: { '@media': { [media.md]: { selectors: { [`${phoneFold} > &`]: { display: 'flex' } } } } },
  },
});

/** What a group is of, above what is chosen: beside each other neither would have room on a phone. */
export const words = style({ flex: 1, minWidth: 0, lineHeight: 1.25, overflowWrap: 'anywhere' });
export const group = style({ ...textStyle.caption, display: 'block', lineHeight: 1.25, color: vars.color.muted });
export const name = style({
  fontWeight: vars.weight.strong,
  selectors: { [`details[open] > ${chosen} &`]: { display: 'none' } },
});
export const surcharge = style({
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  selectors: { [`details[open] > ${chosen} > &`]: { display: 'none' } },
  '@media': { [media.smallPhone]: { display: 'none' } },
  '@container': { [LARGE_TEXT]: { display: 'none' } },
});
export const chevron = style({
  flex: 'none',
  selectors: { [`details[open] > ${chosen} > &`]: { transform: 'rotate(180deg)' } },
});

export const choices = style({
  display: 'grid',
  gap: vars.space.x2,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '@media': {
    [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x3 },
  },
});

/** Three in a row, where half a row would stay empty. */
export const threeChoices = style([
  choices,
  {
    '@media': {
      // Before the next: styles of one width are put together in the order in which they first come.
      [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      // Beside the gallery a third is narrower than its words, and two would leave one alone.
      [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.xl]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);

/** Above choices that stand there; of a row that opens, the row is the heading. */
export const legend = style({
  ...textStyle.caption,
  paddingBottom: vars.space.x1,
  color: vars.color.muted,
  selectors: { 'details[open] &': visuallyHidden },
});

export const swatch = style({
  display: 'block',
  flex: 'none',
  position: 'relative',
  alignSelf: 'stretch',
  width: '48px',
  minHeight: '48px',
  overflow: 'hidden',
  selectors: { [`details[open] > ${chosen} > &`]: { display: 'none' } },
});

/** Out of the flow: its own height would make the row higher once it is loaded. */
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
