import { media, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { BELOW_LABEL } from '@/components/form/below-label';
import { unfolded } from '../unfolded';

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.x6,
  '@media': {
    // What opens below each other is one list.
    [media.phone]: { gap: 0 },
    [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))' },
    // As the columns at the head of the page.
    [media.xl]: { columnGap: vars.space.x16 },
  },
});

// Where two are beside each other a third has the row below them.
globalStyle(`${columns} > :nth-child(3)`, {
  '@media': { 'screen and (min-width: 768px) and (max-width: 899.98px)': { gridColumn: '1 / -1' } },
});

export const entries = style({ margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  ...textStyle.text,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  paddingBlock: '9px',
  borderBottom: `${vars.border.hairline} solid ${vars.color.line}`,
});

export const kind = style({ color: vars.color.muted, whiteSpace: 'nowrap' });

export const note = style({ ...textStyle.text, margin: 0, paddingBlock: '9px', color: vars.color.muted });

export const subheading = style({ ...textStyle.text, fontWeight: vars.weight.strong, margin: `${vars.space.x6} 0 0` });

export const action = style({
  marginTop: vars.space.x4,
  '@media': { [media.phone]: { marginTop: vars.space.x3, marginBottom: vars.space.x6 } },
});

export const count = style({ ...textStyle.caption, color: vars.color.muted, fontWeight: 400 });

/** Room for country, postcode and button side by side. */
const ONE_ROW = '(min-width: 23rem)';
// Where two are beside each other a third has the row below them, and the form of this one the width of a column.
globalStyle(`${columns} > *`, { containerType: 'inline-size', minWidth: 0 });

/** Country and postcode beside each other, their button too where it has room; what comes of them below. */
export const delivery = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9.5rem, auto) minmax(0, 10rem)',
  gap: vars.space.x3,
  alignItems: 'start',
  justifyContent: 'start',
  justifyItems: 'start',
  '@container': { [ONE_ROW]: { gridTemplateColumns: 'minmax(9.5rem, auto) minmax(0, 9rem) auto' } },
});

/** As high as the fields beside it, whose labels are above them. */
export const check = style({ '@container': { [ONE_ROW]: { marginBlockStart: BELOW_LABEL } } });

export const costs = style({ ...textStyle.text, gridColumn: '1 / -1', margin: 0 });

/** A button that opens the question's form; on phones the row around it does. */
export const ask = style([
  { marginBlockStart: vars.space.x4 },
  unfolded({ selectors: { '&::details-content': { contentVisibility: 'visible' } } }, media.phone),
]);
globalStyle(`${ask} > summary`, unfolded({ display: 'none' }, media.phone));

/** The question about the product. */
export const question = style({
  display: 'grid',
  gap: vars.space.x3,
  justifyItems: 'stretch',
  '@media': { [media.md]: { paddingBlockStart: vars.space.x4 } },
});
