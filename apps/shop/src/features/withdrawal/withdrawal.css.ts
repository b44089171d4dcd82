import { media, vars } from '@geven/ui/theme';
import { style } from '@vanilla-extract/css';

export const trail = style({ paddingBlock: vars.space.x3 });

export const page = style({
  display: 'grid',
  gap: vars.space.x6,
  maxWidth: '640px',
  paddingBlockEnd: vars.space.x16,
});

export const form = style({ display: 'grid', gap: vars.space.x5 });

/** Below each other on phones. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@media': { [media.phone]: { display: 'grid' } },
});

/** What is declared, word for word. */
export const declaration = style({ display: 'grid', gap: vars.space.x3 });
