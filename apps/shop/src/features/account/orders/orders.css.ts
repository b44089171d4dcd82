import { media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { linePicture } from '@/components/order/order.css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const rule = `${vars.border.rule} solid ${vars.color.ink}`;

/** A list of orders: search, table, pages. */
export const list = style({ display: 'grid', gap: vars.space.x6 });
export const search = style({ maxWidth: '560px' });
export const paging = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.x4,
});
export const sizes = style({
  ...textStyle.caption,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.muted,
});

/** An order in few words, on the first page. */
export const current = style({
  display: 'grid',
  gap: vars.space.x4,
  borderBlockEnd: hairline,
  paddingBlockEnd: vars.space.x4,
});
export const currentList = style({ display: 'grid', gap: vars.space.x5, listStyle: 'none', margin: 0, padding: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x6}`,
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});
// Beside its links where there is room for both; on phones each fact has its line.
globalStyle(`${row} > ${words}`, {
  '@media': {
    [media.phone]: { display: 'grid', width: '100%', rowGap: 0 },
    [media.md]: { flex: '1 1 0', minWidth: 0 },
  },
});
/** The sum stays at the end of the first line; on phones what is known of an order is below its number. */
export const currentHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.x4,
});
export const currentWords = style([
  words,
  { minWidth: 0, overflowWrap: 'anywhere', '@media': { [media.phone]: { display: 'grid' } } },
]);
export const total = style({ ...textStyle.figureText, flex: 'none' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x2} ${vars.space.x6}` });

/** Invoices of an order, in its narrow column. */
export const invoices = style({
  display: 'grid',
  gap: vars.space.x4,
  listStyle: 'none',
  margin: 0,
  marginBlock: vars.space.x3,
  padding: 0,
});
export const invoice = style({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' });

/** The page of an order. */
export const order = style({ display: 'grid', gap: vars.space.x8, minWidth: 0 });
export const head = style({ display: 'grid', gap: vars.space.x4 });
export const mark = style({
  ...textStyle.caption,
  border: `${vars.border.hairline} solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x2,
  fontWeight: vars.weight.medium,
});
export const reference = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3, overflowWrap: 'anywhere' });
export const form = style({
  display: 'grid',
  gap: vars.space.x4,
  maxWidth: '560px',
  padding: vars.space.x4,
  background: vars.color.stone1,
});
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const gone = style({ margin: 0, paddingInlineStart: vars.space.x5 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.x10} ${vars.space.x12}`,
  '@media': {
    // What is beside the goods may be higher than they are: the papers follow them all the same.
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
  },
});
export const goods = style({ display: 'grid', gap: vars.space.x6, minWidth: 0 });
/** Phones have the list of lines in its place. */
export const table = style({
  vars: { [sectionScale]: '.47' },
  '@media': { [media.phone]: { display: 'none' } },
});
// Rows of what has no section are about as high as those of boards.
globalStyle(`${table} ${linePicture}`, { height: '48px' });
export const lines = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockStart: rule,
  vars: { [sectionScale]: '.43' },
  '@media': { [media.md]: { display: 'none' }, [media.print]: { display: 'none' } },
});
export const unbroken = style({ whiteSpace: 'nowrap' });
export const totals = style({
  '@media': { [media.md]: { justifySelf: 'end', width: 'min(400px, 100%)' } },
});
/** A column of its own on wide screens: what is known of an order, then what can be done with it. */
export const beside = style({
  display: 'contents',
  '@media': { [media.xl]: { display: 'grid', gap: vars.space.x6, gridColumn: 2, gridRow: '1 / 3' } },
});
const twoParts = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' };
export const aside = style({
  display: 'grid',
  gap: `${vars.space.x6} ${vars.space.x12}`,
  '@media': {
    [media.md]: twoParts,
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const papers = style({
  display: 'grid',
  gap: `${vars.space.x6} ${vars.space.x12}`,
  '@media': { [media.md]: twoParts, [media.xl]: { gridColumn: 1 } },
});
export const part = style({
  display: 'grid',
  gap: vars.space.x2,
  borderBlockStart: rule,
  paddingBlockStart: vars.space.x4,
});
export const partHead = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.x4 });
export const actions = style({
  display: 'grid',
  gap: vars.space.x3,
  borderBlockStart: rule,
  paddingBlockStart: vars.space.x4,
  '@media': {
    'screen and (min-width: 768px) and (max-width: 1279.98px)': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      selectors: { '&:has(> :nth-child(4))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [media.print]: { display: 'none' },
  },
});
