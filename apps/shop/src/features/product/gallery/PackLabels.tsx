import type { Product } from '@geven/odoo-sdk';
import { contentsSymbol, formatContents, type Locale } from '@geven/timber';
import { points } from '@/lib/generated/pictures.json';
import * as styles from './gallery.css';
import { percent } from './picture-places';

export interface PackLabelsProps {
  locale: Locale;
  product: Pick<Product, 'productVariants'>;
}

const PLACES = Object.values(points.oil);
/** Larger words on larger tins, as the picture is wide; never too small to read. */
const SIZES = ['2.3cqi', '3cqi', '3.6cqi'].map((size) => `max(0.8125rem, ${size})`);
const DRAWN = /\/accessories\/oil(-[^/]+)?$/;

/** Whether a picture shows a row of tins whose labels are still to be written. */
export const hasBlankLabels = (src: string): boolean => DRAWN.test(src);

/** What each tin of a row holds, on its label. For the eye; the page says it in its rows. */
export function PackLabels({ locale, product: { productVariants } }: PackLabelsProps) {
  const tins = productVariants
    .flatMap(({ contents, isPublished }) =>
      contents && contentsSymbol(contents.unit) && isPublished ? [contents] : [],
    )
    .toSorted((one, other) => one.amount - other.amount);
  if (tins.length !== PLACES.length) return null;
  return (
    <div className={styles.packLabels}>
      {tins.map((contents, index) => {
        const [across = 0, down = 0] = PLACES[index] ?? [];
        return (
          <span
            className={styles.packLabel}
            key={contents.amount}
            style={{ left: percent(across), top: percent(down), fontSize: SIZES[index] }}
          >
            {formatContents(contents, locale)}
          </span>
        );
      })}
    </div>
  );
}
