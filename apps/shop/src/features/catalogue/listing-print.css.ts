import { onPaper } from '@/components/print/on-paper';
import * as about from './about/listing-about.css';
import * as bar from './bar/listing-bar.css';
import * as listing from './listing.css';

// A listing on paper is its heading and its products.

onPaper(
  `:is(.${listing.trail}, .${listing.phoneTotal}, .${about.root}, .${bar.chips}, .${bar.offered}, .${bar.sort}, .${listing.paging})`,
  { display: 'none' },
);
