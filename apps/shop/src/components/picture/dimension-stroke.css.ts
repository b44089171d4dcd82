import { vars } from '@geven/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stroke = style({ stroke: vars.color.ink });

globalStyle(`${stroke} > line`, { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
