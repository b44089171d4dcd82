import { style } from '@vanilla-extract/css';

export const input = style({ minHeight: '96px', paddingBlock: '11px', resize: 'vertical' });
