import { sectionScale } from '@geven/ui/theme';
import * as order from '@/components/order/order.css';
import { onPaper } from '@/components/print/on-paper';
import * as transfer from '@/components/transfer/bank.css';
import * as styles from './checkout.css';

// An order on paper, before it is placed and after: its lines once, its sums in one piece.

onPaper(`.${styles.page}`, { paddingBlock: 0 });
onPaper(`.${styles.head}`, { gap: 0, marginBlockEnd: '12px' });

// Before: who gets it and how, two and two; then the table of wide screens.
onPaper(`.${styles.cells}`, { gridTemplateColumns: '1fr 1fr', columnGap: '10mm', marginBlockEnd: '12px' });
onPaper(`.${styles.cell}`, { paddingBlock: '8px' });
onPaper(`.${styles.cellHead} > a`, { display: 'none' });
onPaper(`.${styles.list}`, { display: 'none' });
onPaper(`.${styles.table}`, { vars: { [sectionScale]: '.36' } });
onPaper(`.${styles.table} th:first-child, :root .${styles.table} td:first-child`, { width: '90px' });
onPaper(`.${styles.sums}`, { marginBlockStart: '16px', breakInside: 'avoid' });

// After: what to transfer where is beside the address.
onPaper(`.${styles.placed}`, {
  display: 'grid',
  gridAutoFlow: 'dense',
  gridTemplateColumns: '3fr 2fr',
  gap: '20px 10mm',
});
onPaper(`.${styles.placed} > *`, { gridColumn: '1 / -1' });
onPaper(`.${styles.placed} > .${transfer.bank}`, { gridColumn: 1 });
onPaper(`.${transfer.bank}, :root .${styles.part}`, { paddingBlockStart: '8px' });
onPaper(`.${transfer.row}`, { gridTemplateColumns: '125px minmax(0, 1fr)', paddingBlock: '3px' });
onPaper(`.${styles.parts}`, { display: 'contents' });
onPaper(`.${styles.part}`, { gridColumn: '1 / -1' });
onPaper(`.${transfer.bank} ~ .${styles.parts} > .${styles.deliveryPart}`, { gridColumn: 2 });
onPaper(`.${order.summaryLine}`, { paddingBlock: '6px' });
