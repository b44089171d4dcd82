import type { Locale } from '@geven/timber';
import { packName } from '@/components/pack/pack-name';
import { soldPacks } from './load-packs';
import type { PackItem } from './pack-series';

/** Columns that there is room for. */
const MAX_COLUMNS = 3;

/** What the packs of every row are, `['100 pieces', '200 pieces']`, where all rows have the same; else null. */
export function packSizes(items: readonly PackItem[], locale: Locale): readonly string[] | null {
  const [first = [], ...others] = items.map(({ product }) =>
    soldPacks(product).map((pack) => packName(pack, product.title.name, locale)),
  );
  const isAlike = others.length > 0 && others.every((names) => names.join() === first.join());
  return isAlike && first.length <= MAX_COLUMNS ? first : null;
}
