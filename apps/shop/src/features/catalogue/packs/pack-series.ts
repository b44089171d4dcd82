import { nonBreaking } from '@geven/timber';
import type { PackProduct } from './load-packs';

/** A product of a series by what it has of its own there. */
export interface PackItem {
  readonly product: PackProduct;
  /** `5,0 × 50 mm` in a series, else the whole name. */
  readonly name: string;
}

/** Products below one heading. */
export interface PackSeries {
  readonly heading: string;
  /** True where they differ in nothing but their size. */
  readonly isSized: boolean;
  readonly items: readonly PackItem[];
}

/** A name that ends with a size: `20–30 mm`, `5,0 × 50 mm`. */
const SIZED = /^(.+?) (\d[\d.,]*(?: ?[×–] ?\d[\d.,]*)* mm)$/;

/**
 * Products in the order in which they come: those whose names differ in nothing but a size are a series, the rest of a
 * family is below its name. A series is in the order of its sizes where the visitor chose no other.
 */
export function packSeries(
  products: readonly PackProduct[],
  { isBySize }: { readonly isBySize: boolean },
): readonly PackSeries[] {
  const named = products.map((product) => {
    const [, series = '', size = ''] = SIZED.exec(product.title.name) ?? [];
    return { product, series, size };
  });
  const isSeries = (series: string) => series !== '' && named.filter((other) => other.series === series).length > 1;
  const groups = new Map<string, PackSeries>();
  for (const { product, series, size } of named) {
    const isSized = isSeries(series);
    const heading = isSized ? series : product.familyName;
    const name = nonBreaking(isSized ? size : product.title.name);
    const items = [...(groups.get(`${isSized} ${heading}`)?.items ?? []), { product, name }];
    groups.set(`${isSized} ${heading}`, { heading, isSized, items });
  }
  if (!isBySize) return [...groups.values()];
  const bySize = (one: PackItem, other: PackItem) => one.name.localeCompare(other.name, 'en', { numeric: true });
  return [...groups.values()].map((group) =>
    group.isSized ? { ...group, items: group.items.toSorted(bySize) } : group,
  );
}
