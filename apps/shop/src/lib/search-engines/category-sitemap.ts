import { DEFAULT_LOCALE, type Locale } from '@geven/timber';
import { sdkOf } from '../api/sdk-server';
import { listingHref, WHOLE_RANGE } from '../listing/listing-address';
import { alternatesOf, routeAlternates } from '../routing/alternates';
import { URLSET_END, URLSET_START, urlEntries } from './sitemap-xml';

/** Filters that people search with; a listing of one value of them has words of its own. Deeper ones are not indexed. */
const INDEXED_ATTRIBUTES: ReadonlySet<string> = new Set(['specie', 'application']);

/** The home page, all products, every category, and every category with one species or one use that has products. */
export async function categorySitemap(shown: readonly Locale[]): Promise<string> {
  const { catalogue } = sdkOf(DEFAULT_LOCALE);
  const categories = (await catalogue.getWebsiteCategories()).filter(({ productCount }) => productCount > 0);
  const listings = await Promise.all(
    [null, ...categories].map(async (category) => {
      const filter = category ? { category: category.path } : {};
      const { filterGroups } = await catalogue.getProductTemplatesList({ pageSize: 1, filter });
      const choices = filterGroups
        .filter(({ attribute }) => INDEXED_ATTRIBUTES.has(attribute))
        .flatMap(({ attribute, values }) =>
          values.filter(({ count }) => count > 0).map(({ slug }) => new Map([[attribute, [slug]]])),
        );
      return [new Map<string, string[]>(), ...choices].map((filters) =>
        alternatesOf((locale) =>
          listingHref(locale, { ...WHOLE_RANGE, category: category ? category.paths[locale].split('/') : [], filters }),
        ),
      );
    }),
  );
  const entries = [routeAlternates('home'), ...listings.flat()].map((alternates) => urlEntries(alternates, shown));
  return [URLSET_START, ...entries, URLSET_END].join('');
}
