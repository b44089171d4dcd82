import { vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({ paddingBlock: `${vars.space.x3} ${vars.space.x5}` });

export const head = style({ paddingBottom: vars.space.x6 });

export const foot = style({ paddingTop: vars.space.x8 });

/** What to compare a single product with, before its long table. */
export const next = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x4, paddingBottom: vars.space.x8 });

export const recent = style({ width: '100%', paddingTop: vars.space.x4, ':empty': { display: 'none' } });
