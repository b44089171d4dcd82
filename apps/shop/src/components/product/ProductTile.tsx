import type { ProductCard as Product } from '@geven/odoo-sdk';
import { nonBreaking, toProfile } from '@geven/timber';
import { ProductCard } from '@geven/ui/ProductCard';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { StockMark } from '@geven/ui/StockMark';
import { Unit } from '@geven/ui/Unit';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import { endGrain } from '@/lib/products/end-grain';
import { productKind, shapeBeyond } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { capitalised } from '@/lib/texts/capitalised';
import { getTexts } from '@/lib/texts/i18n';
import { lengthRangeText } from '@/lib/texts/length-range-text';
import { CompareChoice } from '../compare/CompareChoice';
import { comparedName } from '../compare/compared-name';
import { SampleButton } from '../sample/SampleButton';
import { drawnScrew } from '../screw/drawn-screw';
import { ProductPicture } from './ProductPicture';
import { isPlanedToOrder, ProductRibbon } from './ProductRibbon';
import * as styles from './product-tile.css';
import { outlineOf } from './tile-outlines';
import { tilePrices } from './tile-prices';
import { wholeCut } from './whole-cut';

export interface ProductTileProps {
  product: Product;
  context: PageContext;
  /** The yard's date, ISO. */
  today: string;
  headingLevel?: 2 | 3 | undefined;
  /** True for pictures that are seen at once. */
  isEager?: boolean | undefined;
  /** Offers a sample and comparing; the page then has a `SampleForm` and a `CompareForm`. */
  hasActions?: boolean | undefined;
  /** What is offered in place of a sample. */
  action?: ReactNode;
  /** True where the page says of what family all products are. */
  isOneFamily?: boolean | undefined;
  /** True where it says of what wood they are: then the kind is the name. */
  isOneWood?: boolean | undefined;
  /** Draws the section by an outline of the page's `SectionOutlines`. */
  hasSharedOutline?: boolean | undefined;
}

/** A product in a listing: board and section in one scale, size, prices per metre and m², delivery (CT-33). */
export function ProductTile({
  product,
  context,
  today,
  headingLevel = 2,
  isEager = false,
  hasActions = false,
  action,
  isOneFamily = false,
  isOneWood = false,
  hasSharedOutline = false,
}: ProductTileProps) {
  const { locale } = context;
  const t = getTexts(locale, 'common');
  const { face, thickness, width, specie, profile1, lengthRange, combinationInfo, saleDelay, stock } = product;
  const isTimber = thickness !== null && width !== null && specie !== null;
  const name = isTimber ? specie.name : nonBreaking(product.title.name);
  const words = wordsOf(product, { name, isOneFamily, isOneWood: isOneWood && isTimber });
  const isPlaned = isPlanedToOrder(product);
  const day = { date: nonBreaking(firstDeliveryDay(today, saleDelay, locale)) };
  const screw = drawnScrew(product.image);
  const isReduced = combinationInfo.lowestPrice30Days !== null;
  return (
    <ProductCard
      action={
        action ?? (hasActions && product.hasSample && <SampleButton locale={locale} name={name} product={product.id} />)
      }
      choice={hasActions && <CompareChoice locale={locale} name={comparedName(product)} product={product.id} />}
      headingLevel={headingLevel}
      href={href('product', locale, { segments: [product.slug, product.id] })}
      kind={words.kind}
      name={words.name}
      picture={
        face && isTimber ? (
          <ProductPicture
            alt=""
            className={styles.face}
            cut={{ size: '360x442' }}
            isEager={isEager}
            picture={face}
            sizes={`(min-width: 768px) ${width * 1.5}px, ${Math.round(width * 0.8)}px`}
            style={{ inlineSize: `calc(${width} * var(--kit-section-scale, 1.5) * 1px)` }}
          />
        ) : (
          <ProductPicture
            alt=""
            className={styles.whole}
            cut={wholeCut('360x442')}
            isEager={isEager}
            picture={{ src: product.image, width: 360, height: 442, colour: '#ffffff' }}
            sizes="220px"
            style={screw ? { inlineSize: percentOf(screw.length) } : undefined}
          />
        )
      }
      prices={tilePrices(product, context)}
      ribbon={product.ribbon && !isPlaned && <ProductRibbon ribbon={product.ribbon} />}
      section={
        isTimber ? (
          <SectionDrawing
            grain={endGrain(product)}
            hasDimensions
            outlineId={hasSharedOutline ? outlineOf(product)?.id : undefined}
            profile={toProfile(profile1?.slug ?? 'square')}
            thickness={thickness}
            width={width}
          />
        ) : undefined
      }
      size={
        isTimber && (
          <>
            <span className={isOneWood ? styles.writtenSize : styles.drawnSize}>
              {`${thickness} × ${width}`}
              <Unit>mm</Unit>
              {lengthRange && ' ·'}
            </span>{' '}
            {lengthRange && (
              <span className={isOneWood ? styles.writtenSize : styles.lengths}>
                {lengthRangeText(lengthRange, locale)}
                <Unit>m</Unit>
              </span>
            )}
          </>
        )
      }
      stock={
        <StockMark state={stock > 0 ? 'in-stock' : 'none'}>
          <VisuallyHidden>{getTexts(locale, 'product')('total.delivery')} </VisuallyHidden>
          {isPlaned ? getTexts(locale, 'catalogue')('planedFrom', day) : t('card.from', day)}
        </StockMark>
      }
      wasNote={isReduced ? t('card.lowest30') : undefined}
    />
  );
}

interface TileWords {
  readonly name: string;
  readonly kind: string;
}

/** Wood and kind of a product; where the page says the wood of all of them, its kind is the name (CT-33). */
function wordsOf(
  product: Product,
  { name, isOneFamily, isOneWood }: { name: string; isOneFamily: boolean; isOneWood: boolean },
): TileWords {
  const shape = shapeBeyond(isOneFamily ? '' : product.familyName, product);
  if (!isOneWood) return { name, kind: isOneFamily ? shape : productKind(product) };
  if (isOneFamily && shape) return { name: capitalised(shape), kind: name };
  return { name: product.familyName, kind: isOneFamily ? name : [name, shape].filter(Boolean).join(', ') };
}

/** mm of a screw that is as wide as its card. Those of decking and cladding are shorter, and drawn to one scale. */
const WIDEST_SCREW = 90;

const percentOf = (length: number): string => `${Math.min(100, Math.round((length / WIDEST_SCREW) * 100))}%`;
