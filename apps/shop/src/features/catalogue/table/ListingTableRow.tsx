import type { ProductCard } from '@geven/odoo-sdk';
import { formatAmount, type Locale, nonBreaking } from '@geven/timber';
import { StockMark } from '@geven/ui/StockMark';
import { Unit } from '@geven/ui/Unit';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { CompareChoice } from '@/components/compare/CompareChoice';
import { comparedName } from '@/components/compare/compared-name';
import { ProductPicture } from '@/components/product/ProductPicture';
import { isPlanedToOrder, ProductRibbon } from '@/components/product/ProductRibbon';
import { SectionGlyph } from '@/components/product/SectionGlyph';
import { SampleButton } from '@/components/sample/SampleButton';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import { lengthTicks, TICKS_HEIGHT } from '@/lib/products/length-ticks';
import { shownCents } from '@/lib/products/prices';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { lengthRangeText } from '@/lib/texts/length-range-text';
import { packPrices } from '@/lib/texts/unit-texts';
import * as styles from './listing-table.css';

/** A product with its lengths, which only the table asks for. */
export type TableProduct = ProductCard & { lengths?: readonly { lengte: number; stock: number }[] };

export interface ListingTableRowProps {
  context: PageContext;
  product: TableProduct;
  /** Whether the heading says what kind of thing all of them are: else each row does. */
  isOneFamily: boolean;
  /** The yard's date, ISO. */
  today: string;
}

/** px per mm of the section of what has no picture of its face: the widest board has 48 px. */
const GLYPH_SCALE = 0.19;

/** A product as a row. What a product does not have is an en dash. */
export function ListingTableRow({ context, product, isOneFamily, today }: ListingTableRowProps) {
  const { locale } = context;
  const t = getTexts(locale, 'catalogue');
  const common = getTexts(locale, 'common');
  const { specie, thickness, width, profile1, colour, combinationInfo, stock } = product;
  const { price_m1, price_m2 } = combinationInfo;
  const lowest = lowestPrice(combinationInfo);
  const name = specie?.name ?? nonBreaking(product.title.name);
  const shape = [profile1?.name, colour?.name].filter(Boolean).join(', ');
  const kind = isOneFamily ? shape : productKind(product);
  const compared = comparedName(product);
  const isPlaned = isPlanedToOrder(product);
  const ribbon = product.ribbon && !isPlaned && <ProductRibbon ribbon={product.ribbon} />;
  const date = nonBreaking(firstDeliveryDay(today, product.saleDelay, locale));
  const money = (net: number | null) => (net === null ? '–' : formatAmount(shownCents(net, context)));
  return (
    <tr className={styles.row}>
      <th className={styles.name} scope="row">
        <span className={styles.glyph}>
          {product.face && (
            <ProductPicture alt="" className={styles.face} cut={{ size: '171x210' }} picture={product.face} />
          )}
          {!product.face && thickness !== null && width !== null && (
            <SectionGlyph
              profile={profile1?.slug ?? 'square'}
              scale={GLYPH_SCALE}
              thickness={thickness}
              width={width}
            />
          )}
        </span>
        <a className={styles.link} href={href('product', locale, { segments: [product.slug, product.id] })}>
          {name}
        </a>
        {ribbon && <span className={styles.ribbon}>{ribbon}</span>}
        <span className={styles.phoneLine}> {phoneLine(product, locale)}</span>
      </th>
      <td className={styles.profile}>{kind || product.familyName}</td>
      <td className={styles.size}>{thickness ?? '–'}</td>
      <td className={styles.size}>{width ?? '–'}</td>
      <td className={styles.lengths}>
        <Lengths locale={locale} product={product} text={common('card.lengthsInStock', stockOf(product))} />
      </td>
      <td className={styles.wide}>{specie?.durabilityClass ?? '–'}</td>
      <td className={styles.wide}>{product.quality ?? '–'}</td>
      <td className={styles.metre}>
        {lowest !== null && (
          <del className={styles.was}>
            <VisuallyHidden>{common('card.lowest30')} </VisuallyHidden>
            {money(lowest)}
          </del>
        )}
        {price_m1 === null ? (
          <PackPrices context={context} product={product} />
        ) : (
          <>
            <span className={styles.phoneOnly}>€ </span>
            {money(price_m1)}
            <span className={styles.phoneOnly}>
              <Unit>/m</Unit>
            </span>
          </>
        )}
      </td>
      <td className={styles.area}>
        {price_m2 !== null && <span className={styles.phoneOnly}>€ </span>}
        {money(price_m2)}
        <span className={styles.phoneOnly}>
          <Unit>/m²</Unit>
        </span>
      </td>
      <td className={styles.wideNumber}>{stock}</td>
      <td className={styles.delivery}>
        <span className={styles.day}>
          {date}
          {isPlaned && <span className={styles.planed}>{t('planed')}</span>}
        </span>
        <span className={styles.phoneStock}>
          <StockMark state={stock > 0 ? 'in-stock' : 'none'}>
            {isPlaned ? t('planedFrom', { date }) : common('card.from', { date })}
          </StockMark>
          {ribbon}
        </span>
      </td>
      <td className={styles.choice}>
        <CompareChoice isLabelHidden locale={locale} name={compared} product={product.id} />
      </td>
      <td className={styles.sample}>
        {product.hasSample && <SampleButton locale={locale} name={compared} product={product.id} />}
      </td>
    </tr>
  );
}

/** The price of the cheapest size of what is not sold by length, and below it the unit price of that (LG-02). */
function PackPrices({ context, product }: Pick<ListingTableRowProps, 'context' | 'product'>) {
  return packPrices(product, context, getTexts(context.locale, 'common')).map(({ amount, unit }) => (
    <span className={styles.packPrice} key={unit}>
      {amount}
      <Unit>{unit}</Unit>
    </span>
  ));
}

/** The lowest price of the 30 days before a reduction, of what is in the column; null of what is not reduced. */
export const lowestPrice = (info: TableProduct['combinationInfo']): number | null =>
  info.price_m1 === null ? info.lowestPrice30Days : info.lowestPrice30Days_m1;

/** Size and lengths in one line, where cells of their own have no room. */
function phoneLine({ thickness, width, lengthRange, familyName }: TableProduct, locale: Locale): string {
  if (thickness === null) return familyName;
  const lengths = lengthRange && `${lengthRangeText(lengthRange, locale)} m`;
  return nonBreaking([`${thickness} × ${width} mm`, lengths].filter(Boolean).join(' · '));
}

const stockOf = ({ lengths = [] }: TableProduct) => ({
  some: lengths.filter(({ stock }) => stock > 0).length,
  all: lengths.length,
});

interface LengthsProps {
  locale: Locale;
  product: TableProduct;
  text: string;
}

function Lengths({ locale, product: { lengthRange, lengths = [] }, text }: LengthsProps) {
  if (!lengthRange) return '–';
  const { inStock, toOrder, width } = lengthTicks(lengths);
  return (
    <>
      <span className={styles.range}>{lengthRangeText(lengthRange, locale)}</span>
      <svg aria-hidden className={styles.ticks} height={TICKS_HEIGHT} width={width}>
        <path d={inStock} />
        <path className={styles.toOrder} d={toOrder} />
      </svg>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
