/** Smallest viewport widths in px, as the specification names them. */
export const breakpoints = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;

/** Name of a viewport width. */
export type Breakpoint = keyof typeof breakpoints;

const from = (width: number) => `screen and (min-width: ${width}px)` as const;

/** Keys for `'@media'` in a `.css.ts` file. */
export const media = {
  xs: from(breakpoints.xs),
  sm: from(breakpoints.sm),
  md: from(breakpoints.md),
  lg: from(breakpoints.lg),
  xl: from(breakpoints.xl),
  xxl: from(breakpoints.xxl),
  /** Fingers: small controls grow to 44 px. */
  touch: 'screen and (max-width: 767.98px), (pointer: coarse)',
  phone: 'screen and (max-width: 767.98px)',
  /** Phones and tablets: all below `lg`. */
  belowLg: 'screen and (max-width: 1023.98px)',
  belowXl: 'screen and (max-width: 1279.98px)',
  /** Below usual phones, or a desktop at 400 % zoom: 320 px. */
  smallPhone: 'screen and (max-width: 359.98px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Windows' contrast themes: the reader's few colours replace grounds, gradients and shadows. */
  forcedColors: '(forced-colors: active)',
  print: 'print',
} as const;
