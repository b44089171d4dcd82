import { numberOf, sectionId, textOf } from '@geven/cms-blocks';
import { SORT_FIELDS } from '@geven/timber';
import { Link } from '@geven/ui/Link';
import { ProductGrid } from '@geven/ui/ProductGrid';
import { Section } from '@geven/ui/Section';
import { ProductTile } from '@/components/product/ProductTile';
import { widestSection } from '@/components/product/widest-section';
import { listingHref, WHOLE_RANGE } from '@/lib/listing/listing-address';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import type { SceneBlockProps } from '../block-scene';
import { loadRowProducts } from '../load-row-products';

const MAX_COUNT = 12;
const SORTS: ReadonlySet<string> = new Set(SORT_FIELDS.flatMap((field) => [`${field},ASC`, `${field},DESC`]));

/**
 * Products of the range with what they cost now: fields `category` (its German path), `filters` as an address has them,
 * `sort` and `count`. Nothing where none is found.
 */
export async function ProductRowBlock({ block, provider: { fill }, scene: { context } }: SceneBlockProps) {
  const sort = textOf(block.sort);
  const row = await loadRowProducts(context, {
    category: textOf(block.category),
    filters: textOf(block.filters),
    sort: SORTS.has(sort) ? sort : '',
    count: Math.min(MAX_COUNT, numberOf(block.count) ?? 4),
  });
  if (row.products.length === 0) return null;
  const date = today();
  const title = fill(textOf(block.title));
  const grid = (
    <ProductGrid columns={row.products.length % 3 === 0 ? 3 : 4} widest={widestSection(row.products)}>
      {row.products.map((product) => (
        <ProductTile context={context} headingLevel={3} key={product.id} product={product} today={date} />
      ))}
    </ProductGrid>
  );
  if (!title) return grid;
  const listing = listingHref(context.locale, { ...WHOLE_RANGE, ...row.address });
  return (
    <Section
      action={<Link href={listing}>{getTexts(context.locale, 'content')('allOfThese')}</Link>}
      heading={title}
      id={sectionId(block._uid)}
    >
      {grid}
    </Section>
  );
}
