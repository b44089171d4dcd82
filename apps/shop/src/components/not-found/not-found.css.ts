import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const root = style({ paddingTop: vars.space.x16 });
