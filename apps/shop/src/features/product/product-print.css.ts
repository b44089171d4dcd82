import { vars } from '@geven/ui/theme';
import { onPaper } from '@/components/print/on-paper';
import * as buy from './buy/buy.css';
import * as finish from './buy/finish.css';
import * as data from './data/data.css';
import * as gallery from './gallery/gallery.css';
import * as plate from './gallery/section-plate.css';
import * as product from './product.css';

// A product on paper: name and prices beside a small picture, the section in its true size, all lengths in two columns,
// and what it is. Nothing of choosing and buying.

onPaper(`.${product.trail}`, { display: 'none' });
onPaper(`.${product.columns}`, { gridTemplateColumns: 'minmax(0, 1fr) 62mm', columnGap: '10mm' });
onPaper(`.${product.gallery}`, { gridColumn: 2, gridRow: '1 / 3' });
onPaper(`.${gallery.image}`, { maxHeight: '47mm' });
onPaper(`.${data.hazards}`, { padding: '8px', border: `${vars.border.hairline} solid ${vars.color.ink}` });
onPaper(`:is(.${product.section}, .${buy.lengths})`, { gridColumn: '1 / -1', order: 1, paddingTop: '14px' });
onPaper(`.${product.section}`, { order: 0 });
onPaper(`:is(.${plate.plate}, .${plate.biggerPlate})`, { paddingBlock: 0 });
onPaper(`.${buy.prices}`, { justifyContent: 'flex-start' });
onPaper(`.${buy.woodPrice}`, { display: 'none' });

onPaper(`.${buy.lengths}`, { columns: 2, columnGap: '10mm', breakInside: 'avoid' });
onPaper(`.${buy.lengths} > :not(.${buy.table})`, { columnSpan: 'all' });
onPaper(`.${buy.table}`, { marginTop: 0 });
onPaper(`:is(.${buy.barHead}, .${buy.bar}, .${buy.pieces}, .${buy.sum}, .${buy.noSum})`, { display: 'none' });
onPaper(`.${buy.headRow} > :nth-child(n + 5)`, { display: 'none' });
onPaper(`.${buy.phoneWord}`, { display: 'none' });
onPaper(`.${buy.table} tr`, { height: 'auto' });
onPaper(`.${buy.table} :is(th, td)`, { paddingBlock: '3px' });
// The head is above both columns, with its rule.
onPaper(`.${buy.headRow} > *`, { borderBottom: `${vars.border.rule} solid ${vars.color.ink}` });
onPaper(`.${buy.table} tbody > tr:first-child`, { borderTop: 0 });
onPaper(`.${buy.quantity} > :has(input)`, { display: 'none' });
onPaper(`.${buy.table} :is(th, td):first-child`, { paddingInlineStart: 0 });
onPaper(`:is(.${buy.headEnd}, .${buy.price})`, { paddingInlineEnd: 0 });
onPaper(`:is(.${buy.total}, .${buy.phoneFacts}, .${buy.belowTotal})`, { display: 'none' });

// Which finish the prices are of stays, its choice goes.
onPaper(`.${finish.root}`, { gap: 0, margin: '0 0 8px' });
onPaper(`.${finish.chosen}`, { minHeight: 0, border: 0 });
onPaper(`.${finish.surcharge}`, { marginInlineStart: 0 });
onPaper(`:is(.${finish.swatch}, .${finish.chevron}, .${finish.choices})`, { display: 'none' });

// Data come before words.
onPaper(`.${product.sections} > section`, { order: -1, breakInside: 'avoid' });

// All three groups of data are printed, of the other rows those that somebody has opened.
onPaper(`.${data.groups}`, { display: 'block', columns: 2, columnGap: '10mm' });
onPaper(`.${data.folds} > details:not([open])`, { display: 'none' });
