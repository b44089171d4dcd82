import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ paddingTop: vars.space.x16 });
export const body = style({ width: '100%' });
export const search = style({ maxWidth: '672px' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x6 });
