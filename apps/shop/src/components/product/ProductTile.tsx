import type { ProductCard as Product } from '@geven/odoo-sdk';
import { deliveryWindow, formatDateRange, formatMetres } from '@geven/timber';
import { ProductCard } from '@geven/ui/ProductCard';
import { SectionDrawing, toProfile } from '@geven/ui/SectionDrawing';
import { StockMark } from '@geven/ui/StockMark';
import { Unit } from '@geven/ui/Unit';
import { endGrain } from '../../lib/end-grain';
import { getTexts } from '../../lib/i18n';
import { faceOf } from '../../lib/pictures';
import type { Place } from '../../lib/place';
import { shownPrice } from '../../lib/prices';
import { href } from '../../lib/routes';
import * as styles from './product-tile.css';

export interface ProductTileProps {
  product: Product;
  place: Place;
  /** The yard's date, ISO. */
  today: string;
  headingLevel?: 2 | 3 | undefined;
  /** True for pictures that are seen at once. */
  isEager?: boolean | undefined;
}

/** A product in a listing: board and section in one scale, size, prices per metre and m², delivery. */
export function ProductTile({ product, place, today, headingLevel = 2, isEager = false }: ProductTileProps) {
  const { locale } = place;
  const t = getTexts(locale, 'catalogue');
  const { thickness, width, specie, profile1, colour, lengthRange, combinationInfo, saleDelay, stock } = product;
  const isTimber = thickness !== null && width !== null && specie !== null;
  const face = faceOf(product);
  const { price, price_m1, price_m2 } = combinationInfo;
  const delivery = deliveryWindow({ today, saleDelay, locale });
  const prices = [
    ...(price_m1 === null ? [] : [{ amount: shownPrice(price_m1, place), unit: t('perMetre') }]),
    ...(price_m2 === null ? [] : [{ amount: shownPrice(price_m2, place), unit: t('perSquareMetre') }]),
    ...(price_m1 === null ? [{ amount: shownPrice(price, place), unit: t('perPiece') }] : []),
  ];
  return (
    <ProductCard
      headingLevel={headingLevel}
      href={href('product', locale, { segments: [product.slug, product.id] })}
      kind={
        isTimber ? [product.familyName, profile1?.name, colour?.name].filter(Boolean).join(', ') : product.familyName
      }
      name={isTimber ? specie.name : product.title.name}
      picture={
        face && isTimber ? (
          <img
            alt=""
            className={styles.face}
            height={face.height}
            loading={isEager ? 'eager' : 'lazy'}
            src={face.src}
            style={{ inlineSize: `calc(${width} * var(--kit-section-scale, 1.5) * 1px)`, backgroundColor: face.colour }}
            width={face.width}
          />
        ) : undefined
      }
      prices={prices}
      section={
        isTimber ? (
          <SectionDrawing
            grain={endGrain(product)}
            hasDimensions
            profile={toProfile(profile1?.slug ?? 'square')}
            reserve={Math.max(45, thickness)}
            thickness={thickness}
            width={width}
          />
        ) : undefined
      }
      size={
        isTimber && (
          <>
            {thickness} × {width}
            <Unit>mm</Unit>
            {lengthRange && (
              <>
                {' · '}
                {formatMetres(lengthRange.min)}–{formatMetres(lengthRange.max)}
                <Unit>m</Unit>
              </>
            )}
          </>
        )
      }
      stock={
        <StockMark state={stock > 0 ? 'in-stock' : 'none'}>
          {t('deliveryFrom', { date: formatDateRange(delivery.from, delivery.from, locale) })}
        </StockMark>
      }
    />
  );
}
