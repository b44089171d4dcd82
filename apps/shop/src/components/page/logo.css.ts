import { style } from '@vanilla-extract/css';

/** As high as the letters would be, whatever the file's size. */
export const picture = style({ display: 'block', width: 'auto', height: '28px' });
