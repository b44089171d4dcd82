import { sectionScale, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { figures, pieceFigure } from '@/components/order/order.css';
import { onPaper } from '@/components/print/on-paper';
import * as cart from './cart.css';
import * as load from './truck-load.css';

// A cart on paper is a table with a number for each line, whose head comes again on every page.

const columns = {
  display: 'grid',
  gridTemplateColumns: '18px 40mm minmax(0, 1fr) 9mm 13mm 14mm 21mm 18mm',
  columnGap: '8px',
} as const;
const position = 'cart-position';

onPaper(`.${cart.page}`, { position: 'relative', paddingBlock: 0 });
// As high as the place of delivery beside it.
onPaper(`.${cart.head}`, { marginBlock: '0 6px', minHeight: '50px', alignContent: 'start' });
onPaper(`.${cart.columns}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: '0 10mm',
});
onPaper(`.${cart.printedPlace}`, {
  display: 'block',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: '60%',
});
onPaper(`.${cart.lines}`, { gridColumn: '1 / -1', display: 'table', tableLayout: 'fixed', width: '100%' });
onPaper(`.${cart.repeatedHead}`, { display: 'table-header-group', breakInside: 'avoid' });
onPaper(`.${cart.lineHead}`, {
  ...textStyle.caption,
  ...columns,
  paddingBlockEnd: '4px',
  borderBlockEnd: `${vars.border.rule} solid ${vars.color.ink}`,
});
onPaper(`.${cart.lineHead} > :first-child`, { gridColumn: 2 });
onPaper(`.${cart.lineHead} > :nth-child(3)`, { textAlign: 'end' });
onPaper(`.${cart.list}`, { display: 'table-row-group', counterReset: position });

onPaper(`.${cart.line}`, {
  ...columns,
  alignItems: 'start',
  rowGap: 0,
  paddingBlock: '8px',
  counterIncrement: position,
  // 1 : 6.
  vars: { [sectionScale]: String(96 / 25.4 / 6) },
});
onPaper(`.${cart.line}::before`, { content: `counter(${position})`, gridRow: 1 });
onPaper(`.${cart.drawing}`, { gridColumn: 2, gridRow: '1 / 7', paddingBlockStart: '3px' });
// The size is among the words; the widest board has no room for its thickness.
onPaper(`.${cart.drawing} svg + span`, { display: 'none' });
onPaper(`.${cart.facts}`, { display: 'contents' });
onPaper(`:is(.${cart.facts} > *, .${cart.state})`, { gridColumn: 3 });
// What the line comes to has columns. Unit prices are below the price of a piece.
onPaper(`.${cart.facts} > .${figures}:not(:last-of-type)`, { display: 'none' });
onPaper(`.${cart.facts} > .${figures}:last-of-type`, {
  ...textStyle.caption,
  gridColumn: '6 / 8',
  gridRow: '1 / 4',
  paddingBlockStart: '17px',
  display: 'block',
  textAlign: 'end',
});
onPaper(`.${cart.pieces}`, { gridColumn: 4, gridRow: 1, justifyItems: 'stretch' });
onPaper(`.${cart.printedLength}`, { gridColumn: 5, gridRow: 1 });
onPaper(`.${cart.printedMetres}`, { gridColumn: 6, gridRow: 1 });
// What has a unit of its own has no metres: beside the price is room for it, and below it are the unit prices.
onPaper(`.${cart.perPiece}`, { gridColumn: '6 / 8', gridRow: 1, display: 'block', textAlign: 'end' });
onPaper(`.${cart.perUnit}`, { display: 'inline' });
onPaper(`.${cart.sum}`, { gridColumn: 8, gridRow: 1 });
onPaper(`:is(.${cart.currency}, .${figures} .${pieceFigure})`, { display: 'none' });

// Load at the left, totals at the right, the bundles below both.
onPaper(`.${cart.summary}`, { gridColumn: 2, gridRow: '2 / 4', breakInside: 'avoid', paddingBlockStart: '10px' });
onPaper(`:is(.${cart.load}, .${cart.load} > section)`, { display: 'contents' });
onPaper(`.${cart.load} > section > *`, { gridColumn: 1, alignContent: 'start', breakInside: 'avoid' });
onPaper(`.${cart.load} > section > .${load.drawing}`, { gridColumn: '1 / -1', marginBlock: '14px 0' });
onPaper(`.${cart.load} > section > :first-child`, { paddingBlock: '10px 6px' });
onPaper(`.${cart.load} > section > .${load.rest}`, { gridColumn: '1 / -1', paddingBlockStart: '6px' });
onPaper(`:is(.${cart.fieldAndButton}, .${cart.bar}, .${cart.separator})`, { display: 'none' });
onPaper(`.${cart.limits}`, { display: 'none' });
onPaper(`.${cart.summaryParts}, .${cart.summaryParts} > div`, { gap: '6px' });
onPaper(`.${cart.summary} > section > :first-child`, { display: 'none' });

/** Never a sentence alone on a page. */
export const end = style({ breakInside: 'avoid' });
export const notes = style({ ...textStyle.caption, marginBlockStart: '16px' });
export const noteLine = style({ height: '22px', borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });
export const noOffer = style({
  ...textStyle.caption,
  marginBlockStart: '12px',
  paddingBlockStart: '6px',
  borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
});
