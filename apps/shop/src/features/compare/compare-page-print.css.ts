import { sectionScale, vars } from '@geven/ui/theme';
import { onPaper } from '@/components/print/on-paper';
import * as head from './compare-head.css';
import * as page from './compare-page.css';
import * as styles from './compare-table.css';

// All products side by side: the paper lies on its side, the columns share its width, and every page names them.

onPaper(`body:has(.${styles.table})`, { page: 'wide' });
onPaper(`.${page.trail}, :root .${page.foot}, :root .${head.remove}, :root .${head.choose}`, { display: 'none' });
onPaper(`.${styles.table}`, { vars: { [sectionScale]: '0.7', [head.faceHeight]: '30px' } });
onPaper(`.${styles.table}`, { display: 'table', tableLayout: 'fixed', width: '100%' });
onPaper(`.${styles.names}`, { display: 'table-header-group', breakInside: 'avoid' });
onPaper(`:is(.${head.head}, .${styles.body})`, {
  display: 'table-row-group',
  position: 'static',
  overflow: 'visible',
});
onPaper(`:is(.${head.head} .${head.name}, .${head.kind})`, { display: 'none' });
onPaper(`:is(.${styles.row}, .${styles.groupRow})`, {
  gridTemplateColumns: '40mm repeat(var(--columns), minmax(0, 1fr))',
  minWidth: 0,
  breakInside: 'avoid',
});
onPaper(`:is(.${styles.label}, .${styles.value}, .${styles.sameValue})`, {
  alignContent: 'start',
  alignItems: 'start',
  paddingBlock: '3px',
});
onPaper(`.${styles.group}`, { paddingBlock: '12px 4px' });
onPaper(`.${styles.bar}`, { height: 0, borderTop: `3px solid ${vars.color.ink}`, background: 'none' });
onPaper(`.${styles.groupRow}`, { breakAfter: 'avoid' });
onPaper(`.${styles.sameValue}`, { paddingInline: 0 });
