import type { Product } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { Icon } from '@geven/ui/Icon';
import { Price } from '@geven/ui/Price';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { ProductPicture } from '@/components/product/ProductPicture';
import { SectionGlyph } from '@/components/product/SectionGlyph';
import { tilePrices } from '@/components/product/tile-prices';
import { wholeCut } from '@/components/product/whole-cut';
import { endGrain } from '@/lib/products/end-grain';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { CompareFoot } from './CompareFoot';
import * as styles from './compare-head.css';
import { compareHref } from './compared-ids';

export interface CompareHeadProps {
  context: PageContext;
  product: Product;
  /** All that are compared. */
  products: readonly Product[];
  /** Thickness of the thickest of them in mm. */
  reserve: number;
  /** px per mm of its section once the head has stuck. */
  stuckScale: number;
}

/** A product at the head of its column: face, section, name, prices; where there is room also `CompareFoot`. */
export function CompareHead({ context, product, products, reserve, stuckScale }: CompareHeadProps) {
  const { locale } = context;
  const t = getTexts(locale, 'compare');
  const { id, slug, thickness, width, profile1, specie, title, face, end, image } = product;
  const name = specie?.name ?? title.name;
  const page = href('product', locale, { segments: [slug, id] });
  const others = products.filter((other) => other.id !== id).map((other) => other.id);
  const profile = toProfile(profile1?.slug ?? 'square');
  const isTimber = thickness !== null && width !== null;
  return (
    <>
      <div className={styles.pictures}>
        {isTimber && face && (
          <ProductPicture
            alt=""
            className={styles.faceStrip}
            cut={{ size: '360x442' }}
            isEager
            picture={face}
            sizes={`${Math.round(width * 1.5)}px`}
            style={{ inlineSize: `calc(${width} * var(--kit-section-scale) * 1px)` }}
          />
        )}
        {isTimber ? (
          <SectionDrawing
            grain={endGrain(product)}
            hasDimensions
            profile={profile}
            reserve={reserve}
            thickness={thickness}
            width={width}
          />
        ) : (
          <ProductPicture
            alt=""
            className={styles.whole}
            cut={wholeCut('360x442')}
            isEager
            picture={{ src: image, width: 360, height: 442, colour: '#ffffff' }}
          />
        )}
        <a className={styles.remove} href={compareHref(locale, others)}>
          <Icon name="close" size={16} />
          <VisuallyHidden>
            {t('page.remove')} {title.name}
          </VisuallyHidden>
        </a>
      </div>
      <div className={styles.facts}>
        <span className={styles.nameLine}>
          <a className={styles.name} href={page}>
            {name}
          </a>
          {isTimber && (
            <span className={styles.size}>
              {thickness} × {width}
            </span>
          )}
        </span>
        <span className={styles.kind}>
          <span className={styles.kindText}>{productKind(product)}</span>
          {isTimber && (
            <SectionGlyph
              className={styles.glyph}
              profile={profile1?.slug ?? 'square'}
              colour={end?.colour}
              scale={stuckScale}
              thickness={thickness}
              width={width}
            />
          )}
        </span>
        <span className={styles.prices}>
          {tilePrices(product, context).map(({ amount, unit }) => (
            <Price amount={amount} className={styles.price} key={unit} size="figureSmall" unit={unit} />
          ))}
        </span>
        <CompareFoot context={context} product={product} />
      </div>
    </>
  );
}
