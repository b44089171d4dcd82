import type { CSSProperties } from 'react';

/** Inline custom properties; those without a value are left out. */
export function cssVariables(values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as CSSProperties;
}
