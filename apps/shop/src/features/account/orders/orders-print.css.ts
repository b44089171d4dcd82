import { linePicture } from '@/components/order/order.css';
import { onPaper } from '@/components/print/on-paper';
import * as styles from './orders.css';

// An order on paper: its goods and sums, then who gets it and who pays, two and two. Files and changes are for screens.

onPaper(`.${styles.order}`, { gap: '16px' });
// Not a grid: browsers keep its rows as high as before a page break, and what follows lies on the last lines.
onPaper(`:is(.${styles.columns}, .${styles.goods})`, { display: 'block' });
onPaper(`.${styles.table} td`, { paddingBlock: '3px' });
onPaper(`.${styles.table} .${linePicture}`, { width: '60px', height: '36px' });
onPaper(`.${styles.totals}`, { breakInside: 'avoid', margin: '12px 0 24px auto', width: '80mm' });
onPaper(`:is(.${styles.aside}, .${styles.papers})`, { gridTemplateColumns: '1fr 1fr', gap: '16px 10mm' });
onPaper(`.${styles.papers}`, { marginBlockStart: '16px' });
onPaper(`.${styles.part}`, { breakInside: 'avoid', alignContent: 'start', paddingBlockStart: '8px' });
onPaper(`:is(.${styles.reference}, .${styles.part}) a`, { display: 'none' });
