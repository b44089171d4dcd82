import { style } from '@vanilla-extract/css';

export const icon = style({ display: 'inline-block', width: 'auto', height: '24px', verticalAlign: 'middle' });
