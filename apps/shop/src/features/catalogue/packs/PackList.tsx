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
import { loadPacks, type PackProduct } from './load-packs';
import * as styles from './pack-list.css';

export interface PackListProps {
  context: PageContext;
  address: ListingAddress;
}

/** What has no lengths as dense rows: size, then a cell per pack with price and unit price, families together. */
export async function PackList({ context, address }: PackListProps) {
  const products = await loadPacks(context.locale, address);
  const families = [...new Set(products.map(({ familyName }) => familyName))];
  const date = today();
  return (
    <>
      {families.map((family) => (
        <section className={styles.family} key={family}>
          <h2 className={styles.heading}>{family}</h2>
          <ul className={styles.rows}>
            {products
              .filter(({ familyName }) => familyName === family)
              .map((product) => (
                <PackRow context={context} key={product.id} product={product} today={date} />
              ))}
          </ul>
        </section>
      ))}
      <PackForm locale={context.locale} path={listingHref(context.locale, address)} />
    </>
  );
}

function PackRow({ context, product, today: date }: { context: PageContext; product: PackProduct; today: string }) {
  const { id, slug, title, image, ribbon, packs = [] } = product;
  const earlier = tilePrices(product, context)[0]?.was;
  const sold = packs.filter(({ isPublished, isSample }) => isPublished && !isSample);
  return (
    <li className={styles.row}>
      <ProductPicture
        alt=""
        className={styles.picture}
        cut={{ size: '360x442', isWhole: true, fill: 'ffffff' }}
        picture={{ src: image, width: 360, height: 442, colour: '#ffffff' }}
        sizes="88px"
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a className={styles.link} href={href('product', context.locale, { segments: [slug, id] })}>
            {title.name}
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
