import { media } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';
import { tileFace } from '@/components/product/product-tile.css';

const size = { display: 'block', inlineSize: '145px', blockSize: '124px' } as const;

/** Lower than in a listing: on phones the page has two rows of cards. */
export const cards = style({ '@media': { [media.phone]: { vars: { [tileFace]: '88px' } } } });

export const face = style({ ...size, objectFit: 'cover' });

/** What is not wood stands there as a whole. */
export const whole = style({ ...size, objectFit: 'contain' });
