import { COLOURS } from './page-layout';

export const BODY = { size: 9.5 } as const;
export const CAPTION = { size: 8, colour: COLOURS.muted } as const;
export const LABEL = { size: 9, colour: COLOURS.muted } as const;
export const VALUE = { size: 9, weight: 600 } as const;
