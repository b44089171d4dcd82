import type { ProductCard } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { StockMark } from '@geven/ui/StockMark';
import { Unit } from '@geven/ui/Unit';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { FaceStrip } from '@/components/product/FaceStrip';
import { tilePrices } from '@/components/product/tile-prices';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import { endGrain } from '@/lib/products/end-grain';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as plate from './plate-row.css';
import * as styles from './stock-board.css';

interface StockBoardProps {
  product: ProductCard;
  context: PageContext;
  /** The yard's date, ISO. */
  today: string;
  /** mm of the thickest board of the row, so that the lines below all of them are one. */
  thickest: number;
}

/** A board of a row: its face, its section and its width in one scale with the others, prices per metre and m². */
export function StockBoard({ product, context, today, thickest }: StockBoardProps) {
  const { locale } = context;
  const { face, thickness, width, specie, profile1, saleDelay } = product;
  if (thickness === null || width === null) return null;
  const drawn = { inlineSize: `calc(${width} * var(--kit-section-scale) * 1px)` };
  return (
    <li className={plate.item}>
      <div className={styles.plate}>
        {face && <FaceStrip className={styles.face} picture={face} style={drawn} />}
        <SectionDrawing
          grain={endGrain(product)}
          profile={toProfile(profile1?.slug ?? 'square')}
          reserve={thickest}
          thickness={thickness}
          width={width}
        />
        <span aria-hidden style={drawn}>
          <DimensionLine>{width}</DimensionLine>
        </span>
      </div>
      <h3 className={styles.name}>
        <a className={styles.link} href={href('product', locale, { segments: [product.slug, product.id] })}>
          {specie?.name ?? product.title.short}
        </a>
      </h3>
      <p className={styles.kind}>{productKind(product)}</p>
      <p className={styles.size}>
        {`${thickness} × ${width}`}
        <Unit>mm</Unit>
      </p>
      <p className={styles.prices}>
        {tilePrices(product, context).map(({ amount, unit }) => (
          <span className={styles.price} key={unit}>
            {amount} <span className={styles.unit}>{unit}</span>
          </span>
        ))}
      </p>
      <p className={styles.stock}>
        <StockMark state="in-stock">
          <VisuallyHidden>{getTexts(locale, 'product')('total.delivery')} </VisuallyHidden>
          {getTexts(locale, 'common')('card.from', { date: firstDeliveryDay(today, saleDelay, locale) })}
        </StockMark>
      </p>
    </li>
  );
}
