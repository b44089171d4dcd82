import { nonBreaking } from '@geven/timber';
import { StockMark } from '@geven/ui/StockMark';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { PackButton } from '@/components/pack/PackButton';
import { packName } from '@/components/pack/pack-name';
import { ProductPicture } from '@/components/product/ProductPicture';
import { ProductRibbon } from '@/components/product/ProductRibbon';
import { tilePrices } from '@/components/product/tile-prices';
import { wholeCut } from '@/components/product/whole-cut';
import { boardsText } from '@/components/screw/boards-text';
import { ScrewDrawing } from '@/components/screw/ScrewDrawing';
import { screwOf } from '@/components/screw/screw-of';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { type PackProduct, soldPacks } from './load-packs';
import * as styles from './pack-list.css';
import type { PackItem } from './pack-series';

interface PackRowProps {
  context: PageContext;
  item: PackItem;
  /** The heading above, where it is the beginning of the product's name. */
  series: string | null;
  /** Whether what its packs are stands above their columns. */
  hasPackHeads: boolean;
  /** The yard's date, ISO. */
  today: string;
}

/** px per mm, and mm that the column has room for. */
const SCREW_SCALE = 4 / 3;
const MAX_SCREW = 90;

type PackStockProps = Pick<PackRowProps, 'context' | 'today'> & { readonly product: PackProduct };

/** A product: drawing, name or size, what is special about it, stock, and a cell per pack. */
export function PackRow({ context, item: { product, name }, series, hasPackHeads, today }: PackRowProps) {
  const { id, slug, title, image, ribbon } = product;
  const { locale } = context;
  const earlier = tilePrices(product, context)[0]?.was;
  const screw = screwOf(image, title.name, locale);
  const boards = screw ? boardsText(screw) : '';
  return (
    <li className={styles.row}>
      <div className={styles.drawing}>
        {screw ? (
          <ScrewDrawing {...screw} maxLength={MAX_SCREW} scale={SCREW_SCALE} />
        ) : (
          <ProductPicture
            alt=""
            className={styles.picture}
            cut={wholeCut('360x442')}
            picture={{ src: image, width: 360, height: 442, colour: '#ffffff' }}
            sizes="120px"
          />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={series ? styles.size : styles.name}>
          <a className={styles.link} href={href('product', locale, { segments: [slug, id] })}>
            {series && <VisuallyHidden>{series} </VisuallyHidden>}
            {name}
          </a>
        </h3>
        {ribbon && <ProductRibbon ribbon={ribbon} />}
        {boards && (
          <p className={styles.note}>{nonBreaking(getTexts(locale, 'catalogue')('pack.boards', { size: boards }))}</p>
        )}
        {earlier && (
          <p className={styles.note}>
            {getTexts(locale, 'common')('card.lowest30')} <del>{earlier}</del>
          </p>
        )}
      </div>
      <div className={styles.stock}>
        <PackStock context={context} product={product} today={today} />
      </div>
      <ul className={styles.packs}>
        {soldPacks(product).map((pack) => (
          <li className={styles.cell} key={pack.id}>
            <PackButton context={context} isBelowHead={hasPackHeads} pack={pack} product={title.name} today={today} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** That all packs are in stock, or from when each that is not. */
function PackStock({ context: { locale }, product, today }: PackStockProps) {
  const late = soldPacks(product).filter(({ stock }) => stock <= 0);
  if (late.length === 0) {
    return <StockMark state="in-stock">{getTexts(locale, 'catalogue')('pack.inStock')}</StockMark>;
  }
  return late.map((pack) => (
    <p key={pack.id}>
      {packName(pack, product.title.name, locale)}:
      <StockMark state="none">
        {getTexts(locale, 'common')('card.from', { date: firstDeliveryDay(today, pack.saleDelay, locale) })}
      </StockMark>
    </p>
  ));
}
