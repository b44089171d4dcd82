import { breakpoints, media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { linePicture } from '@/components/order/order.css';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const rule = `${vars.border.rule} solid ${vars.color.ink}`;

export const header = style({ borderBlockEnd: rule });
export const headerRow = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  minHeight: '56px',
  columnGap: vars.space.x6,
  '@media': { [media.lg]: { gridTemplateColumns: '1fr auto 1fr', minHeight: '80px' } },
});
/** Links of the header leave phones and tablets, and the pages after the order. */
export const headerBack = style({
  display: 'none',
  '@media': {
    [media.lg]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x2,
      gridColumn: 1,
      justifySelf: 'start',
    },
  },
});
export const headerLogo = style({
  ...textStyle.heading,
  fontStretch: '125%',
  fontWeight: 700,
  color: vars.color.ink,
  textDecoration: 'none',
  // In the middle, also where there is no way back.
  '@media': { [media.lg]: { gridColumn: 2 } },
});
export const headerSeal = style({ width: 'auto', height: '32px' });
export const headerEnd = style({
  ...textStyle.caption,
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  gap: vars.space.x8,
  '@media': { [media.lg]: { gridColumn: 3 } },
});

export const page = style({ paddingBlock: `${vars.space.x6} 0` });
/** A page that only says something: the footer brings the room below it. */
export const notice = style({
  paddingBlock: `${vars.space.x10} 0`,
  '@media': { [media.md]: { paddingBlock: `${vars.space.x16} 0` } },
});
/** What was to be paid: as wide as the words around it. */
export const failedPayment = style({ maxInlineSize: '560px' });
export const head = style({
  display: 'grid',
  gap: vars.space.x4,
  marginBlockEnd: vars.space.x6,
  '@media': { [media.md]: { gap: vars.space.x5, marginBlockEnd: vars.space.x10 } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: vars.space.x10, alignItems: 'start' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: vars.space.x16 },
  },
});
/** The summary comes first on phones, as a row below the head. */
export const main = style({ '@media': { [media.lg]: { gridColumn: 1, gridRow: 1 } } });
export const aside = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [media.lg]: { gridColumn: 2, gridRow: 1 } },
});
/** What is chosen before the form. */
export const form = style({ display: 'grid', gap: vars.space.x8 });

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.x4,
  borderBlockStart: rule,
  paddingBlockStart: vars.space.x6,
  '@media': { [media.md]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' } },
});

export const billingFields = style({
  display: 'grid',
  gap: vars.space.x5,
  '@supports': {
    'selector(:has(*))': {
      selectors: { 'form:has(input[name="billingDiffers"]:not(:checked)) &': { display: 'none' } },
    },
  },
});

/** A new address stays folded while one of the book is chosen. */
const foldedWhileChosen = (name: string) => ({
  '@supports': {
    'selector(:has(*))': {
      selectors: { [`form:has(input[name="${name}"]:checked:not([value="other"])) &`]: { display: 'none' } },
    },
  },
});
export const otherAddress = style({ display: 'grid', gap: vars.space.x8, ...foldedWhileChosen('addressId') });
export const otherBilling = style(foldedWhileChosen('billing.addressId'));

export const methods = style({ display: 'grid' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const mark = style({
  ...textStyle.caption,
  border: hairline,
  paddingInline: vars.space.x2,
  lineHeight: '26px',
  // Also on the tint of what is chosen.
  background: vars.color.surface,
});
export const ticks = style({ display: 'grid', gap: vars.space.x3 });

export const cells = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: rule,
  marginBlockEnd: vars.space.x8,
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr' },
    [media.xl]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
/** What was written on the order, below the cells. */
export const written = style({ marginBlockEnd: vars.space.x8 });
export const cell = style({
  paddingBlock: vars.space.x4,
  borderBlockEnd: hairline,
  '@media': {
    [media.md]: {
      paddingInline: vars.space.x6,
      selectors: { '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineEnd: hairline } },
    },
    [media.xl]: {
      borderBlockEnd: 0,
      selectors: {
        '&:not(:last-child)': { borderInlineEnd: hairline },
        '&:not(:first-child)': { paddingInlineStart: vars.space.x6 },
      },
    },
  },
});
export const cellHead = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.x4 });
export const table = style({
  vars: { [sectionScale]: '.84' },
  '@media': { [media.belowXl]: { vars: { [sectionScale]: '.43' } }, [media.phone]: { display: 'none' } },
});
// Rows of what has no section are about as high as those of boards.
globalStyle(`${table} ${linePicture}`, { height: '48px' });
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  vars: { [sectionScale]: '.43' },
  '@media': { [media.md]: { display: 'none' } },
});
export const unbroken = style({ whiteSpace: 'nowrap' });
/** Between phones, where rows become blocks, and wide screens eleven columns do not fit. */
const between = (below: number) => `screen and (min-width: ${breakpoints.md}px) and (max-width: ${below - 0.02}px)`;
const hideColumn = (column: number, below: number) =>
  globalStyle(`${table} :is(th, td):nth-child(${column})`, { '@media': { [between(below)]: { display: 'none' } } });
// The size stands below the name, and what size and pieces say already goes first.
hideColumn(3, breakpoints.xl);
hideColumn(6, breakpoints.lg);
hideColumn(7, breakpoints.lg);
globalStyle(`${table} :is(th, td):first-child`, { '@media': { [between(breakpoints.xl)]: { width: '96px' } } });
// The sum and its sign are one head.
globalStyle(`${table} th:last-child`, { whiteSpace: 'nowrap' });
export const sizeBelowName = style({
  display: 'none',
  '@media': { [between(breakpoints.xl)]: { display: 'inline' } },
});

export const sums = style({
  marginBlockStart: vars.space.x10,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.x8} ${vars.space.x6}`,
  alignItems: 'start',
  '@media': {
    // In line with the cells above.
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: '1fr minmax(min(400px, 50vw), 560px)' },
    [media.xl]: { columnGap: vars.space.x16 },
  },
});
export const sumBox = style({ '@media': { [media.md]: { gridColumn: 2 } } });
/** Beside the box, where else nothing would be; on phones above it, for its button ends the page. */
export const follows = style({
  '@media': {
    [media.phone]: { order: -1 },
    [media.md]: { gridColumn: 1, gridRow: 1 },
    [media.print]: { display: 'none' },
  },
});
/** Its stations need room for their names. */
export const followsLine = style({ '@media': { [media.belowXl]: { display: 'none' } } });
export const separator = style({ border: 0, borderBlockStart: hairline, margin: 0 });
export const waiting = style({ minHeight: '1.5em', margin: 0, ...textStyle.caption, color: vars.color.muted });

/** An order that has just been placed. */
export const placed = style({});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
  gap: `${vars.space.x8} ${vars.space.x6}`,
});
export const part = style({ borderBlockStart: rule, paddingBlockStart: vars.space.x4 });
export const deliveryPart = style([part]);
/** Nothing to read on paper. */
export const screenPart = style([part, { '@media': { [media.print]: { display: 'none' } } }]);
export const paidAmount = style({ ...textStyle.figureMedium });
export const documents = style({ display: 'grid', gap: vars.space.x3, listStyle: 'none', margin: 0, padding: 0 });
/** The lines, and their sums beside them on wide screens. */
export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space.x4,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      columnGap: vars.space.x16,
      alignItems: 'start',
    },
  },
});

/** What a shopper can do next, the first as a button. */
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x6 });
