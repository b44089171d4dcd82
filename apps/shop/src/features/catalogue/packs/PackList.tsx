import { PackForm } from '@/components/pack/PackForm';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import type { PageContext } from '@/lib/routing/page-context';
import { today } from '@/lib/today';
import { loadIntro, loadPacks } from './load-packs';
import { PackRow } from './PackRow';
import * as styles from './pack-list.css';
import { type PackSeries, packSeries } from './pack-series';
import { packSizes } from './pack-sizes';

export interface PackListProps {
  context: PageContext;
  address: ListingAddress;
}

/** What has no lengths as dense rows: size, then a cell per pack with price and unit price, series together. */
export async function PackList({ context, address }: PackListProps) {
  const products = await loadPacks(context, address);
  return (
    <>
      {packSeries(products, { isBySize: !address.sort }).map((series) => (
        <SeriesRows context={context} key={series.heading} series={series} />
      ))}
      <PackForm context={context} path={listingHref(context.locale, address)} />
    </>
  );
}

/**
 * A series below its name, with a sentence on when to take it where that is the same for all of it. Where its packs are
 * alike, wide screens name them once, above their columns.
 */
async function SeriesRows({ context, series }: { context: PageContext; series: PackSeries }) {
  const { heading, isSized, items } = series;
  const [first] = items;
  const intro = isSized && first ? await loadIntro(context.locale, first.product.id) : null;
  const sizes = packSizes(items, context.locale);
  const date = today();
  return (
    <section className={styles.series}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {sizes && (
          // Each cell says the same to screen readers.
          <div aria-hidden className={styles.packHeads}>
            {sizes.map((size) => (
              <span key={size}>{size}</span>
            ))}
          </div>
        )}
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <PackRow
            context={context}
            hasPackHeads={sizes !== null}
            item={item}
            key={item.product.id}
            series={isSized ? heading : null}
            today={date}
          />
        ))}
      </ul>
    </section>
  );
}
