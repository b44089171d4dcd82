import type { Product } from '@geven/odoo-sdk';
import { toProfile } from '@geven/timber';
import { Icon } from '@geven/ui/Icon';
import { SectionDrawing } from '@geven/ui/SectionDrawing';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import { endGrain } from '@/lib/products/end-grain';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import * as styles from './compare-page.css';
import { compareHref } from './compared-ids';
import { type ComparedRow, comparisonRows } from './comparison';

export interface CompareTableProps {
  context: PageContext;
  products: readonly Product[];
}

/** A column per product and a row per property; sections are drawn to one scale. Wide tables scroll by themselves. */
export function CompareTable({ context, products }: CompareTableProps) {
  const { locale } = context;
  const t = getTexts(locale, 'compare');
  const rows = comparisonRows({ products, context, t, today: today() });
  const thickest = Math.max(...products.map(({ thickness }) => thickness ?? 0));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached and scrolled by keyboard
    <section aria-label={t('page.table')} className={styles.scroller} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.corner} scope="col">
              <VisuallyHidden>{t('page.property')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <th className={styles.product} key={product.id} scope="col">
                <CompareHead context={context} product={product} products={products} reserve={thickest} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CompareRow differs={t('page.differs')} key={row.key} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CompareHeadProps extends CompareTableProps {
  product: Product;
  /** Thickness of the thickest product in mm. */
  reserve: number;
}

function CompareHead({ context: { locale }, product, products, reserve }: CompareHeadProps) {
  const t = getTexts(locale, 'compare');
  const { id, slug, thickness, width, profile1 } = product;
  const others = products.filter((other) => other.id !== id).map((other) => other.id);
  return (
    <div className={styles.productHead}>
      {thickness !== null && width !== null && (
        <SectionDrawing
          grain={endGrain(product)}
          hasDimensions
          profile={toProfile(profile1?.slug ?? 'square')}
          reserve={reserve}
          thickness={thickness}
          width={width}
        />
      )}
      <a className={styles.name} href={href('product', locale, { segments: [slug, id] })}>
        {product.title.name}
      </a>
      <a className={styles.remove} href={compareHref(locale, others)}>
        <Icon name="close" size={14} />
        {t('page.remove')}
        <VisuallyHidden> {product.title.name}</VisuallyHidden>
      </a>
    </div>
  );
}

/** Marks beside the words of a judgement: a tick, a warning, a cross. */
const FIT_ICONS = {
  SUITABLE: 'check',
  WITH_DESIGN_CARE: 'warning',
  LIMITED: 'warning',
  NOT_SUITABLE: 'close',
} as const;

function CompareRow({ row: { label, values, differs: isDifferent }, differs }: { row: ComparedRow; differs: string }) {
  return (
    <tr className={isDifferent ? styles.rowDiffers : styles.row}>
      <th className={styles.label} scope="row">
        {label}
        {isDifferent && (
          <span className={styles.mark}>
            <span aria-hidden>≠</span>
            <VisuallyHidden> ({differs})</VisuallyHidden>
          </span>
        )}
      </th>
      {values.map(({ text, fit, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td className={styles.value} key={index}>
          {fit ? (
            <span className={styles.fit[fit]}>
              <Icon name={FIT_ICONS[fit]} size={16} />
              {text}
            </span>
          ) : (
            text
          )}
          {note && <span className={styles.note}>{note}</span>}
        </td>
      ))}
    </tr>
  );
}
