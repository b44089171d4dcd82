import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { PackButton } from '@/components/pack/PackButton';
import { PackForm } from '@/components/pack/PackForm';
import { ProductPicture } from '@/components/product/ProductPicture';
import { ProductRibbon } from '@/components/product/ProductRibbon';
import { tilePrices } from '@/components/product/tile-prices';
import { type ListingAddress, listingHref } from '@/lib/listing/listing-address';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import { loadIntro, loadPacks } from './load-packs';
import * as styles from './pack-list.css';
import { type PackItem, type PackSeries, packSeries } from './pack-series';
import { ScrewDrawing } from './ScrewDrawing';
import { screwSize } from './screw-size';

export interface PackListProps {
  context: PageContext;
  address: ListingAddress;
}

/** What has no lengths as dense rows: size, then a cell per pack with price and unit price, series together. */
export async function PackList({ context, address }: PackListProps) {
  const products = await loadPacks(context, address);
  return (
    <>
      {packSeries(products).map((series) => (
        <SeriesRows context={context} key={series.heading} series={series} />
      ))}
      <PackForm locale={context.locale} path={listingHref(context.locale, address)} />
    </>
  );
}

/** A series below its name, with a sentence on when to take it where that is the same for all of it. */
async function SeriesRows({ context, series }: { context: PageContext; series: PackSeries }) {
  const { heading, isSized, items } = series;
  const [first] = items;
  const intro = isSized && first ? await loadIntro(context.locale, first.product.id) : null;
  const date = today();
  return (
    <section className={styles.series}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{heading}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <PackRow context={context} item={item} key={item.product.id} series={isSized ? heading : null} today={date} />
        ))}
      </ul>
    </section>
  );
}

interface PackRowProps {
  context: PageContext;
  item: PackItem;
  /** The heading above, where it is the beginning of the product's name. */
  series: string | null;
  /** The yard's date, ISO. */
  today: string;
}

function PackRow({ context, item: { product, name }, series, today: date }: PackRowProps) {
  const { id, slug, title, image, ribbon, packs = [] } = product;
  const earlier = tilePrices(product, context)[0]?.was;
  const sold = packs.filter(({ isPublished, isSample }) => isPublished && !isSample);
  const screw = screwSize(title.name, context.locale);
  return (
    <li className={styles.row}>
      <div className={styles.drawing}>
        {screw ? (
          <ScrewDrawing {...screw} />
        ) : (
          <ProductPicture
            alt=""
            className={styles.picture}
            cut={{ size: '360x442', isWhole: true, fill: 'ffffff' }}
            picture={{ src: image, width: 360, height: 442, colour: '#ffffff' }}
            sizes="120px"
          />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={series ? styles.size : styles.name}>
          <a className={styles.link} href={href('product', context.locale, { segments: [slug, id] })}>
            {series && <VisuallyHidden>{series} </VisuallyHidden>}
            {name}
          </a>
        </h3>
        {ribbon && <ProductRibbon ribbon={ribbon} />}
        {earlier && (
          <p className={styles.earlier}>
            {getTexts(context.locale, 'common')('card.lowest30')} <del>{earlier}</del>
          </p>
        )}
      </div>
      <ul className={styles.packs}>
        {sold.map((pack) => (
          <li className={styles.cell} key={pack.id}>
            <PackButton context={context} pack={pack} product={title.name} today={date} />
          </li>
        ))}
      </ul>
    </li>
  );
}
