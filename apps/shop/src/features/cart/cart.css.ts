import { media, sectionScale, textStyle, vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { BAR_POSITION, CONSENT_ROOM } from '@/components/consent/consent-room';
import { BELOW_LABEL } from '@/components/form/below-label';

export const page = style({ paddingBlock: `${vars.space.x6} 0` });
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  marginBlock: `${vars.space.x4} ${vars.space.x10}`,
  '@media': { [media.phone]: { marginBlockEnd: vars.space.x5 } },
});

/** What is said of the whole cart, above its lines. */
export const notices = style({
  display: 'grid',
  gap: vars.space.x4,
  marginBlockEnd: vars.space.x8,
  selectors: { '&:empty': { display: 'none' } },
});
export const columns = style({
  display: 'grid',
  gap: vars.space.x12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', columnGap: vars.space.x10, alignItems: 'start' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 400px', columnGap: vars.space.x16 },
  },
});
const BAR_HEIGHT = '76px';

/** Windows that have room for all of the summary from their first view on. */
const highWindow = `${media.lg} and (min-height: 1180px)`;
/** Windows that the summary is higher than. */
const lowWindow = `${media.lg} and (max-height: 959.98px)`;

/** On wide screens the load is below the lines, left of the summary; on phones below the summary. */
export const load = style({ display: 'grid', gap: vars.space.x12, '@media': { [media.lg]: { gridColumn: 1 } } });
/** What can be done with the whole cart, beside what is written on it where there is room for both. */
export const afterLoad = style({
  display: 'grid',
  gap: vars.space.x10,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
  '@media': { [media.print]: { display: 'none' } },
});
/** As a quotation or by mail, beside each other where there is room. */
export const keepWays = style({
  display: 'grid',
  gap: `${vars.space.x4} ${vars.space.x8}`,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const orderTexts = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x8 } },
});
export const summary = style({
  '@media': {
    [media.lg]: { gridColumn: 2, gridRow: '1 / span 2', height: '100%' },
    [lowWindow]: { display: 'grid', alignItems: 'end' },
  },
});
// What takes the focus is not below the bar.
globalStyle(`${columns} :is(input, select, textarea, button, a)`, {
  scrollMarginBlockEnd: `calc(${BAR_HEIGHT} + ${vars.space.x2})`,
});
// Higher than the window it stays at its lower edge, where the way on is, while longer lines beside it are scrolled.
globalStyle(`${summary} > section`, {
  '@media': { [lowWindow]: { top: 'auto', bottom: vars.space.x4 } },
});

const wideColumns = {
  display: 'grid',
  columnGap: vars.space.x5,
  gridTemplateColumns: '164px minmax(0, 1fr) 130px 76px 104px',
} as const;

/** The lines and their head. */
export const lines = style({});

/** The head, which paper repeats on every page. */
export const repeatedHead = style({});

/** Five columns need the widest screens; below them pieces and sum are under the facts. */
export const lineHead = style({
  display: 'none',
  '@media': {
    [media.xl]: {
      ...textStyle.caption,
      ...wideColumns,
      color: vars.color.muted,
      borderBlockEnd: `${vars.border.rule} solid ${vars.color.ink}`,
      paddingBlockEnd: vars.space.x2,
    },
  },
});
export const end = style({ textAlign: 'end' });

export const line = style({
  display: 'grid',
  columnGap: vars.space.x5,
  rowGap: vars.space.x3,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  paddingBlock: vars.space.x6,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  vars: { [sectionScale]: '1' },
  '@media': {
    [media.md]: {
      gridTemplateColumns: '152px minmax(0, 1fr) auto',
      alignItems: 'start',
      vars: { [sectionScale]: '.7' },
    },
    [media.xl]: {
      ...wideColumns,
      rowGap: vars.space.x2,
      paddingBlock: `${vars.space.x5} 18px`,
      vars: { [sectionScale]: '.84' },
    },
  },
});
export const drawing = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.md]: { gridColumn: '1', gridRow: '1 / span 3', paddingBlockStart: '3px' },
    [media.xl]: { gridRow: '1 / span 2' },
  },
});
export const facts = style({
  gridColumn: '1 / -1',
  '@media': { [media.md]: { gridColumn: '2 / -1' }, [media.xl]: { gridColumn: '2' } },
});
export const nameLink = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
// Columns that only paper has room for.
const printed = style({ display: 'none', '@media': { [media.print]: { display: 'block', textAlign: 'end' } } });
export const printedLength = style([printed]);
export const printedMetres = style([printed]);
export const printedHead = style([printed]);

/** Where it goes and when, beside the heading on paper. */
export const printedPlace = style({ display: 'none' });

export const pieces = style({ display: 'grid', gap: vars.space.x2, justifyItems: 'start' });
export const perPiece = style({
  display: 'none',
  '@media': { [media.xl]: { display: 'block', textAlign: 'end' } },
});
export const perUnit = style({ display: 'block' });
export const sum = style({
  ...textStyle.figureText,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@media': {
    [media.phone]: textStyle.figureSmall,
    // Level with the pieces.
    [media.md]: { alignSelf: 'center' },
    [media.xl]: { alignSelf: 'start' },
  },
});
export const currency = style({ '@media': { [media.xl]: { display: 'none' } } });
export const state = style({
  ...textStyle.caption,
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x6,
  '@media': { [media.md]: { gridColumn: '2 / -1' } },
});
/** On a line of its own where what can be done with the line fills one. */
export const stock = style({ '@media': { [media.belowXl]: { flexBasis: '100%' } } });
export const lineError = style({ ...textStyle.caption, color: vars.color.danger, fontWeight: 500, margin: 0 });

/** Ways of delivery and, without scripts, the button that sends one. */
export const deliveryMethod = style({ display: 'grid', gap: vars.space.x3 });

/** A field and its button beside it. */
export const fieldAndButton = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.x2,
  alignItems: 'start',
});
/** Level with a field, below its label. */
export const besideField = style({ marginBlockStart: BELOW_LABEL });
export const besideMail = style({ '@media': { [media.md]: { marginBlockStart: BELOW_LABEL } } });
/** Country and postcode side by side, below each other on phones narrower than 375 px or with large text. */
export const deliveryForm = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space.x2,
  alignItems: 'start',
});
export const calculate = style({ gridColumn: '1 / -1' });
/** The code that is on the cart, and the way to take it off. */
export const coupon = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space.x3,
});
export const wholeRow = style({ gridColumn: '1 / -1' });
export const limits = style({});
/** Delivery and what is to be paid, beside each other where the summary is below the lines and has room for both. */
export const summaryParts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x8, alignItems: 'start' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const separator = style({
  border: 0,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  margin: 0,
  '@media': { [media.md]: { display: 'none' }, [media.lg]: { display: 'block' } },
});

/** Total and way on, in view until the summary's own button is. */
export const bar = style({
  position: BAR_POSITION,
  insetBlockEnd: CONSENT_ROOM,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: BAR_HEIGHT,
  // With scripts it is gone where it would come to lie: it needs no place there, and nothing moves when it goes.
  marginBlockEnd: `calc(-1 * ${BAR_HEIGHT})`,
  transition: `opacity ${vars.motion.quick}, visibility ${vars.motion.quick}`,
  marginInline: `calc(-1 * ${vars.layout.gutter})`,
  paddingInline: vars.layout.gutter,
  background: vars.color.surface,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.ink}`,
  selectors: { '&[data-is-done]': { visibility: 'hidden', opacity: 0 } },
  '@media': {
    // Windows that have the whole summary beside the lines.
    [highWindow]: { display: 'none' },
    [media.reducedMotion]: { transition: 'none' },
    '(scripting: none)': { marginBlockEnd: 0 },
  },
});
export const barTotal = style({ ...textStyle.figureSmall, display: 'block' });
export const barNote = style({ ...textStyle.caption, display: 'block', color: vars.color.muted });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, ':focus': { outline: 'none' } });

/** What is said of an opened quotation, and beside it on wide screens what can be done with it. */
export const openedQuotation = style({
  display: 'grid',
  gap: `${vars.space.x3} ${vars.space.x8}`,
  '@media': { [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});
export const quotationWays = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': { [media.phone]: { display: 'grid', gap: vars.space.x2 }, [media.print]: { display: 'none' } },
});
globalStyle(`${quotationWays} :is(a, button)`, { '@media': { [media.phone]: { width: '100%' } } });
export const removedLines = style({ listStyle: 'none', margin: 0, padding: 0 });

export const empty = style({ display: 'grid', gap: vars.space.x12 });
export const emptyActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
export const emptyAside = style({ display: 'grid', gap: vars.space.x6 });
/** A piece is drawn as long as the box is wide. */
export const samples = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.x2,
  marginBlock: `${vars.space.x3} ${vars.space.x5}`,
});
const SAMPLE_HEIGHT = '34px';
// Pictures of faces stand upright: here the piece lies.
export const sample = style({
  width: SAMPLE_HEIGHT,
  height: '100cqi',
  marginBlockEnd: `calc(${SAMPLE_HEIGHT} - 100cqi)`,
  transformOrigin: 'top left',
  transform: `translateY(${SAMPLE_HEIGHT}) rotate(-90deg)`,
});
export const samplesLink = style({ marginBlockStart: vars.space.x3 });
export const asideLink = style({ whiteSpace: 'nowrap' });
export const asideNote = style({
  display: 'grid',
  gap: vars.space.x1,
  paddingBlockStart: vars.space.x5,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
});
