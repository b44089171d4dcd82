import { onPaper } from '@/components/print/on-paper';
import * as styles from './listing-table.css';

// The table on paper has all its columns, but those to choose with, and lies on its side for them.

onPaper(`body:has(.${styles.table})`, { page: 'wide' });
onPaper(`:is(.${styles.choice}, .${styles.sample}, .${styles.table} th:nth-last-child(-n + 2):not([scope="row"]))`, {
  display: 'none',
});
onPaper(`.${styles.sortLink}`, { textDecoration: 'none' });
onPaper(`.${styles.row} > *`, { height: 'auto', paddingBlock: '4px', paddingInlineEnd: '10px' });
