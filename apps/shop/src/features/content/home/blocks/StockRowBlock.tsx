import { sectionId, textOf } from '@geven/cms-blocks';
import type { Showcase } from '@geven/odoo-sdk';
import { Link } from '@geven/ui/Link';
import { Section } from '@geven/ui/Section';
import { listingHref, WHOLE_RANGE } from '@/lib/listing/listing-address';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import type { SceneBlockProps } from '../../block-scene';
import { loadShowcase, readyFilters } from '../load-showcase';
import { PlateRow } from '../PlateRow';
import { StockBoard } from '../StockBoard';

/**
 * What lies ready and leaves the yard within two days, one board per profile, all in one scale: fields `title`, `text`,
 * `filters` and `count`. Nothing where nothing lies ready.
 */
export async function StockRowBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { context } = scene;
  const { locale } = context;
  const stock = (await loadShowcase(scene))?.stock;
  if (!stock || stock.products.length === 0) return null;
  const date = today();
  const most = (side: 'width' | 'thickness') => Math.max(...stock.products.map((product) => product[side] ?? 0));
  const listing = listingHref(locale, { ...WHOLE_RANGE, filters: readyFilters(block) });
  return (
    <Section
      action={<Link href={listing}>{getTexts(locale, 'home')('stock.all', { count: readyCount(stock) })}</Link>}
      heading={fill(textOf(block.title))}
      id={sectionId(block._uid)}
      note={fill(textOf(block.text))}
    >
      <PlateRow columns={stock.products.length} widest={most('width')}>
        {stock.products.map((product) => (
          <StockBoard context={context} key={product.id} product={product} thickest={most('thickness')} today={date} />
        ))}
      </PlateRow>
    </Section>
  );
}

/** Everything that lies ready, of which the row shows one per profile. */
function readyCount({ filterGroups, products }: NonNullable<Showcase['stock']>): number {
  const values = filterGroups.flatMap(({ attribute, values: all }) => (attribute === 'availability' ? all : []));
  return values.find(({ slug }) => slug === 'express')?.count ?? products.length;
}
