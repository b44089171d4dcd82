/** A value for all widths, or one per smallest width. */
export type Responsive<Value> =
  | Value
  | {
      base?: Value | undefined;
      sm?: Value | undefined;
      md?: Value | undefined;
      lg?: Value | undefined;
      xl?: Value | undefined;
    };

const widths = ['base', 'sm', 'md', 'lg', 'xl'] as const;

/** One custom property per width, each falling back to the next smaller width's value. */
export function responsiveVariables(
  name: `--${string}`,
  value: Responsive<number>,
  fallback: number,
): Record<`--${string}`, number> {
  const given = typeof value === 'number' ? { base: value } : value;
  let current = fallback;
  return Object.fromEntries(
    widths.map((width) => {
      current = given[width] ?? current;
      return [`${name}-${width}`, current];
    }),
  );
}

/** Rules that pick the property written by `responsiveVariables` at each width. */
export const pickResponsive = (name: `--${string}`, width: (typeof widths)[number]): string => `var(${name}-${width})`;
