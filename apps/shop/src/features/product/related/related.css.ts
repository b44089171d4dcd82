import { style } from '@vanilla-extract/css';

const size = { display: 'block', inlineSize: '145px', blockSize: '124px' } as const;

export const face = style({ ...size, objectFit: 'cover' });

/** What is not wood stands there as a whole. */
export const whole = style({ ...size, objectFit: 'contain' });
