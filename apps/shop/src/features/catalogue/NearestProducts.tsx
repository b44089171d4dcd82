import { Link } from '@geven/ui/Link';
import { ProductGrid } from '@geven/ui/ProductGrid';
import { Section } from '@geven/ui/Section';
import { ProductTile } from '@/components/product/ProductTile';
import { widestSection } from '@/components/product/widest-section';
import type { ListingAddress } from '@/lib/listing/listing-address';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import * as styles from './listing.css';
import { listInput, loadList } from './load-listing';

/** The listing's search with one filter less. */
export interface LooserSearch {
  readonly address: ListingAddress;
  readonly href: string;
  /** How many products it finds without which filter. */
  readonly text: string;
  readonly count: number;
}

/** Products of each search: a row, and two of two on phones. */
const COUNT = 4;

/** The first products of searches that find some where the listing's own finds none. */
export async function NearestProducts({
  context,
  searches,
}: {
  context: PageContext;
  searches: readonly LooserSearch[];
}) {
  const t = getTexts(context.locale, 'catalogue');
  const date = today();
  const found = await Promise.all(
    searches.map(async ({ address, ...search }) => {
      const input = { ...listInput({ ...address, view: 'cards' }), pageSize: COUNT };
      return { ...search, products: (await loadList(context, input)).products };
    }),
  );
  return found.map(({ href, text, count, products }) => (
    <Section
      action={<Link href={href}>{t('nothing.all', { count })}</Link>}
      className={styles.nearest}
      heading={text}
      headingSize="subheading"
      key={href}
    >
      <ProductGrid className={styles.nearestProducts} columns="besideFilters" widest={widestSection(products)}>
        {products.map((product) => (
          <ProductTile context={context} headingLevel={3} key={product.id} product={product} today={date} />
        ))}
      </ProductGrid>
    </Section>
  ));
}
