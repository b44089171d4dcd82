import { sectionScale, textStyle, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { figures, pieceFigure } from '@/components/order/order.css';
import { onPaper } from '@/components/print/on-paper';
import * as cart from './cart.css';

// A cart on paper is a table with a number for each line, whose head comes again on every page.

const columns = {
  display: 'grid',
  gridTemplateColumns: '20px 40mm minmax(0, 1fr) 14mm 28mm 22mm',
  columnGap: '10px',
} as const;
const position = 'cart-position';

onPaper(`.${cart.page}`, { paddingBlock: 0 });
onPaper(`.${cart.head}`, { marginBlock: '0 12px' });
onPaper(`.${cart.columns}`, { display: 'block' });
onPaper(`.${cart.lines}`, { display: 'table', tableLayout: 'fixed', width: '100%' });
onPaper(`.${cart.repeatedHead}`, { display: 'table-header-group' });
onPaper(`.${cart.lineHead}`, {
  ...textStyle.caption,
  ...columns,
  paddingBlockEnd: '4px',
  borderBlockEnd: `${vars.border.rule} solid ${vars.color.ink}`,
});
onPaper(`.${cart.lineHead} > :first-child`, { gridColumn: 2 });
onPaper(`.${cart.lineHead} > :first-child::before`, { content: '1 : 6' });
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
// Unit prices are below the price of a piece.
onPaper(`.${cart.facts} > .${figures}:last-of-type`, {
  ...textStyle.caption,
  gridColumn: '4 / 6',
  gridRow: '2 / 4',
  display: 'block',
  textAlign: 'end',
});
onPaper(`.${cart.pieces}`, { gridColumn: 4, gridRow: 1, justifyItems: 'stretch' });
onPaper(`.${cart.perPiece}`, { gridColumn: 5, gridRow: 1, display: 'block', textAlign: 'end' });
onPaper(`.${cart.sum}`, { gridColumn: 6, gridRow: 1 });
onPaper(`:is(.${cart.currency}, .${figures} .${pieceFigure})`, { display: 'none' });

onPaper(`:is(.${cart.summary}, .${cart.load})`, { breakInside: 'avoid', marginBlockStart: '20px' });
onPaper(`:is(.${cart.deliveryFields}, .${cart.phoneBar}, .${cart.separator})`, { display: 'none' });
onPaper(`.${cart.method}`, { border: 0, padding: 0 });

export const notes = style({ ...textStyle.caption, marginBlockStart: '24px', breakInside: 'avoid' });
export const noteLine = style({ height: '27px', borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}` });
export const noOffer = style({
  ...textStyle.caption,
  marginBlockStart: '20px',
  paddingBlockStart: '8px',
  borderBlockStart: `${vars.border.rule} solid ${vars.color.ink}`,
});
