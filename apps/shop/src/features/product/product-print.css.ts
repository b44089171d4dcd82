import { textStyle, vars } from '@geven/ui/theme';
import { onPaper } from '@/components/print/on-paper';
import * as buy from './buy/buy.css';
import * as finish from './buy/finish.css';
import * as packs from './buy/quantities.css';
import * as totalBar from './buy/total-bar.css';
import * as data from './data/data.css';
import * as gallery from './gallery/gallery.css';
import * as plate from './gallery/section-plate.css';
import * as product from './product.css';

// A product on paper: name and prices beside a small picture, the section in its true size, all lengths in two columns
// with their weights, and what it is in three. Nothing of choosing and buying.

onPaper(`.${product.trail}`, { display: 'none' });
onPaper(`.${product.columns}`, {
  gridTemplateColumns: 'minmax(0, 1fr) 62mm',
  gridTemplateRows: 'auto 1fr',
  columnGap: '10mm',
});
onPaper(`.${product.gallery}`, { gridColumn: 2, gridRow: '1 / 3' });
onPaper(`.${gallery.image}`, { maxHeight: '47mm' });
onPaper(`.${gallery.wholeImage}`, { aspectRatio: 'auto', maxHeight: '62mm' });
onPaper(`.${data.hazards}`, { padding: '8px', border: `${vars.border.hairline} solid ${vars.color.ink}` });
onPaper(`:is(.${product.section}, .${buy.lengths})`, { gridColumn: '1 / -1', order: 1, paddingTop: '14px' });
onPaper(`.${product.section}`, { order: 0 });
onPaper(`:is(.${plate.plate}, .${plate.biggerPlate})`, { paddingBlock: 0 });
onPaper(`.${buy.prices}`, { justifyContent: 'flex-start' });
onPaper(`.${buy.woodPrice}`, { display: 'none' });

onPaper(`.${buy.lengths}`, { columns: 2, columnGap: '10mm' });
onPaper(`.${buy.lengths} > :not(.${buy.table})`, { columnSpan: 'all' });
// Borders of its own for each cell: those that neighbours share are thinner below the repeated head.
onPaper(`.${buy.table}`, { marginTop: 0, borderCollapse: 'separate', borderSpacing: 0 });
onPaper(`.${buy.table} tbody > tr + tr > *`, { borderTop: `${vars.border.hairline} solid ${vars.color.line}` });
onPaper(`:is(.${buy.stock}, .${buy.headStock}, .${buy.missing})`, { paddingInlineStart: '14px' });
onPaper(`:is(.${buy.barHead}, .${buy.bar}, .${buy.pieces}, .${buy.sum}, .${buy.noSum}, .${buy.inCart})`, {
  display: 'none',
});
onPaper(`.${buy.headRow} > :nth-child(n + 6)`, { display: 'none' });
onPaper(`.${buy.phoneWord}`, { display: 'none' });
onPaper(`.${buy.table} tr`, { height: 'auto' });
onPaper(`.${buy.table} :is(th, td)`, { paddingBlock: '3px' });
// The head is above both columns, with its rule.
onPaper(`.${buy.headRow} > *`, { borderBottom: `${vars.border.rule} solid ${vars.color.ink}` });
onPaper(`.${buy.table} tbody > tr:first-child`, { borderTop: 0 });
// Packs are few: one column for all, without the fifth, which buys.
onPaper(`.${buy.lengths}:has(.${packs.table})`, { columns: 'auto' });
onPaper(`.${packs.table} .${buy.headRow} > :nth-child(5)`, { display: 'none' });
onPaper(`.${buy.table} :is(th, td):first-child`, { paddingInlineStart: 0 });
onPaper(`:is(.${buy.headEnd}, .${buy.price})`, { paddingInlineEnd: 0 });
onPaper(`:is(.${totalBar.root}, .${totalBar.factsBelow}, .${totalBar.remark})`, { display: 'none' });

// Which finish the prices are of stays, its choice goes.
onPaper(`.${finish.root}`, { gap: 0, margin: '0 0 8px' });
onPaper(`.${finish.chosen}`, { minHeight: 0, border: 0 });
onPaper(`.${finish.surcharge}`, { marginInlineStart: 0 });
onPaper(`:is(.${finish.swatch}, .${finish.chevron}, .${finish.choices})`, { display: 'none' });

// Nearer to each other than on screens, so that a board is on two pages.
onPaper(`.${product.sections}`, { rowGap: '24px', paddingTop: '24px' });
onPaper(`.${product.wallAndWords}`, { rowGap: '24px' });
// So low that a profile of a wall is on two pages too.
onPaper(`.${plate.wallFigure}`, { width: '140px' });
onPaper(`.${plate.wallDrawing}`, { overflow: 'visible' });
onPaper(`.${plate.wallMeasure}`, { fontSize: '13px' });
onPaper(`.${data.html}`, textStyle.caption);
onPaper(`.${data.prose}`, { gridTemplateColumns: '1fr 2fr' });
// Data come before words.
onPaper(`.${product.sections} > section`, { order: -1 });

// All groups of data are printed side by side, each with its heading, of the other rows those that somebody has opened.
// Which uses the wood is good for is said by the line of classes.
onPaper(`.${data.groups}`, { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(52mm, 1fr))', gap: '8mm' });
// The wood has the longest words.
onPaper(`.${data.groups}:has(> :nth-child(3))`, { gridTemplateColumns: '5fr 8fr 5fr' });
onPaper(`.${data.groups} > div`, { breakInside: 'avoid' });
onPaper(`.${data.rows}`, { columnGap: '8px' });
onPaper(`.${data.rows} :is(dt, dd)`, textStyle.caption);
onPaper(`.${data.rows} > div`, { paddingBlock: '3px' });
onPaper(`.${data.groupTitle}`, { display: 'block', paddingBottom: '4px' });
onPaper(`.${data.group}`, { border: 0 });
onPaper(`.${data.group} > summary, :root .${data.uses} details`, { display: 'none' });
onPaper(`.${data.uses}`, { gridTemplateColumns: '52mm minmax(0, 1fr)', marginTop: '4px', breakInside: 'avoid' });
onPaper(`.${data.folds} > details:not([open])`, { display: 'none' });
onPaper(`.${data.folds}:not(:has(> [open]))`, { display: 'none' });
