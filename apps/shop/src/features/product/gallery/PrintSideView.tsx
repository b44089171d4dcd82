import type { Product } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { joistSpacing } from '@geven/timber/fixings';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { isDecking, isSoftwoodDecking } from '@/lib/products/is-decking';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './section-plate.css';

export interface PrintSideViewProps {
  locale: Locale;
  product: Pick<Product, 'family'>;
  /** mm of the board. */
  thickness: number;
}

/** All in mm of wood; a tenth of it on paper. */
const LENGTH = 1700;
const JOIST = { width: 45, height: 70 } as const;
const FIRST_JOIST = 40;
const SCALE = 10;

/** On paper, a decking board from the side on its joists, at their maximum distance; nothing of other products. */
export function PrintSideView({ locale, product, thickness }: PrintSideViewProps) {
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
        style={{ width: `${LENGTH / SCALE}mm` }}
        viewBox={`0 0 ${LENGTH} ${thickness + JOIST.height}`}
      >
        {/* The board goes on beyond the paper. */}
        <path d={`M${LENGTH} 0H0V${thickness}H${LENGTH}${joists.join('')}`} />
      </svg>
      <figcaption className={styles.sideCaption}>
        <span
          style={{ width: `${spacing / SCALE}mm`, marginInlineStart: `${(FIRST_JOIST + JOIST.width / 2) / SCALE}mm` }}
        >
          <DimensionLine>{t('gallery.atMost', { spacing: String(spacing) })}</DimensionLine>
        </span>
        {t('gallery.sideView')}
      </figcaption>
    </figure>
  );
}

/** A joist's end with the cross of cut wood. */
const joistPath = (x: number, y: number) =>
  `M${x} ${y}v${JOIST.height}h${JOIST.width}v-${JOIST.height}l-${JOIST.width} ${JOIST.height}M${x} ${y}l${JOIST.width} ${JOIST.height}`;
