import { onPaper } from '@/components/print/on-paper';
import { printOnly } from '@/components/print/print.css';
import * as about from './about/listing-about.css';
import * as bar from './bar/listing-bar.css';
import * as listing from './listing.css';

// A listing on paper is its heading and its products, and which of all they are.

onPaper(
  `:is(.${listing.trail}, .${listing.phoneTotal}, .${about.root}, .${bar.chips}, .${bar.offered}, .${bar.sort}, .${listing.paging})`,
  { display: 'none' },
);
onPaper(`.${printOnly} + .${bar.total}`, { display: 'none' });
onPaper(`.${listing.head}`, { paddingBottom: '8px' });
onPaper(`.${listing.columns}`, { gap: 0 });
