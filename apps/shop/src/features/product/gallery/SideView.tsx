import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { CLADDING_RULES, joistSpacing } from '@geven/timber/fixings';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { isCladding } from '@/lib/products/is-cladding';
import { isDecking, isSoftwoodDecking } from '@/lib/products/is-decking';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './section-plate.css';

export interface SideViewProps {
  locale: Locale;
  product: Pick<Product, 'family' | 'face'>;
  /** mm of the board. */
  thickness: number;
}

/** All in mm of wood. */
const LENGTH = 1700;
const JOIST = { width: 45, height: 70 } as const;
/** Behind cladding, mm of wood: 21 mm would leave air enough, but a screw holds better in 28. */
export const BATTEN = { width: 45, height: 28 } as const;
const FIRST_SUPPORT = 40;

/** As long as so many mm of wood are drawn. */
const drawn = (mm: number) => `calc(${mm} * ${styles.sideScale})`;

/** What carries a board of that family and thickness, and how far apart in mm at most; null where nothing does. */
function supportOf(product: SideViewProps['product'], thickness: number) {
  if (isCladding(product)) return { name: 'battens', size: BATTEN, spacing: CLADDING_RULES.battenSpacing } as const;
  if (!isDecking(product)) return null;
  const spacing = joistSpacing(thickness, isSoftwoodDecking(product)).straight;
  return { name: 'joists', size: JOIST, spacing } as const;
}

/**
 * A decking board from the side on its joists, or cladding from above on its battens, at their maximum distance (PD-24);
 * nothing of other products.
 */
export function SideView({ locale, product, thickness }: SideViewProps) {
  const support = supportOf(product, thickness);
  if (!support) return null;
  const { name, size, spacing } = support;
  const t = getTexts(locale, 'product');
  const count = Math.floor((LENGTH - FIRST_SUPPORT - size.width) / spacing) + 1;
  const supports = Array.from({ length: count }, (_, index) =>
    supportPath(FIRST_SUPPORT + index * spacing, thickness, size),
  );
  return (
    <figure className={styles.sideView}>
      <svg
        aria-hidden
        className={styles.sideDrawing}
        focusable="false"
        style={{ width: drawn(LENGTH) }}
        viewBox={`0 0 ${LENGTH} ${thickness + size.height}`}
      >
        <rect className={styles.sideWood} fill={product.face?.colour} height={thickness} width={LENGTH} />
        {/* The board goes on beyond the drawing. */}
        <path d={`M${LENGTH} 0H0V${thickness}H${LENGTH}${supports.join('')}`} />
      </svg>
      <figcaption className={styles.sideCaption}>
        <span style={{ width: drawn(spacing), marginInlineStart: drawn(FIRST_SUPPORT + size.width / 2) }}>
          <DimensionLine>{t('gallery.atMost', { spacing: String(spacing) })}</DimensionLine>
        </span>
        <span className={styles.supports}>{t(`gallery.${name}`, size)}</span>
        <span className={styles.onPaper}>{t('gallery.sideScale')}</span>
      </figcaption>
    </figure>
  );
}

/** The end of a joist or batten with the cross of cut wood. */
const supportPath = (x: number, y: number, { width, height }: { width: number; height: number }) =>
  `M${x} ${y}v${height}h${width}v-${height}l-${width} ${height}M${x} ${y}l${width} ${height}`;
