import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { joistSpacing } from '@geven/timber/fixings';
import { DimensionLine } from '@geven/ui/DimensionLine';
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
const FIRST_JOIST = 40;

/** As long as so many mm of wood are drawn. */
const drawn = (mm: number) => `calc(${mm} * ${styles.sideScale})`;

/** A decking board from the side on its joists, at their maximum distance (PD-24); nothing of other products. */
export function SideView({ locale, product, thickness }: SideViewProps) {
  if (!isDecking(product)) return null;
  const t = getTexts(locale, 'product');
  const spacing = joistSpacing(thickness, isSoftwoodDecking(product)).straight;
  const count = Math.floor((LENGTH - FIRST_JOIST - JOIST.width) / spacing) + 1;
  const joists = Array.from({ length: count }, (_, index) => joistPath(FIRST_JOIST + index * spacing, thickness));
  return (
    <figure className={styles.sideView}>
      <svg
        aria-hidden
        className={styles.sideDrawing}
        focusable="false"
        style={{ width: drawn(LENGTH) }}
        viewBox={`0 0 ${LENGTH} ${thickness + JOIST.height}`}
      >
        <rect className={styles.sideWood} fill={product.face?.colour} height={thickness} width={LENGTH} />
        {/* The board goes on beyond the drawing. */}
        <path d={`M${LENGTH} 0H0V${thickness}H${LENGTH}${joists.join('')}`} />
      </svg>
      <figcaption className={styles.sideCaption}>
        <span style={{ width: drawn(spacing), marginInlineStart: drawn(FIRST_JOIST + JOIST.width / 2) }}>
          <DimensionLine>{t('gallery.atMost', { spacing: String(spacing) })}</DimensionLine>
        </span>
        <span className={styles.joists}>{t('gallery.joists', JOIST)}</span>
        <span className={styles.onPaper}>{t('gallery.sideScale')}</span>
      </figcaption>
    </figure>
  );
}

/** A joist's end with the cross of cut wood. */
const joistPath = (x: number, y: number) =>
  `M${x} ${y}v${JOIST.height}h${JOIST.width}v-${JOIST.height}l-${JOIST.width} ${JOIST.height}M${x} ${y}l${JOIST.width} ${JOIST.height}`;
