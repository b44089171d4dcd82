import { style, styleVariants } from '@vanilla-extract/css';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: 'var(--kit-gap)', minWidth: 0 });

export const nowrap = style({ flexWrap: 'nowrap' });

export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
});

export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
