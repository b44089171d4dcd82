import type { Product } from '@geven/odoo-sdk';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import type { CSSProperties } from 'react';
import { MAX_COMPARED } from '@/components/compare/compare-choices';
import { comparedName } from '@/components/compare/compared-name';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { CompareDelivery } from './CompareFoot';
import { CompareHead } from './CompareHead';
import { CompareRow } from './CompareRow';
import { CompareScroll } from './CompareScroll';
import * as headStyles from './compare-head.css';
import * as styles from './compare-table.css';
import { comparisonRows, ROW_GROUPS } from './comparison';
import { glyphScale, sectionScales } from './section-scales';
import { tableRole } from './table-role';

export interface CompareTableProps {
  context: PageContext;
  products: readonly Product[];
}

/**
 * A column per product and a row per property. Rows in which all are equal come last, with one value each, or at their
 * place where the reader wants them apart: both are there, and the page's switch shows one, with or without scripts.
 */
export function CompareTable({ context, products }: CompareTableProps) {
  const t = getTexts(context.locale, 'compare');
  const rows = comparisonRows({ products, context, t });
  const isSame = ({ differs }: (typeof rows)[number]) => products.length > 1 && !differs;
  const thickest = Math.max(...products.map(({ thickness }) => thickness ?? 0));
  const widths = products.map(({ width }) => width ?? 0);
  const scales = sectionScales(widths, products.length);
  const stuckScale = glyphScale(thickest, Math.max(...widths));
  const names = products.map((product, index) => {
    const isTwin = products.some((other, place) => place !== index && nameOf(other) === nameOf(product));
    return isTwin ? comparedName(product) : nameOf(product);
  });
  const groups = ROW_GROUPS.map((key) => ({ key, rows: rows.filter((row) => row.group === key) })).filter(
    (group) => group.rows.length > 0,
  );
  const same = rows.filter(isSame);
  return (
    <table
      aria-label={t('page.table')}
      className={styles.table}
      style={
        {
          '--columns': products.length,
          '--thickest': thickest,
          '--scale-phone': scales.phone,
          '--scale-lg': scales.lg,
          '--scale-xl': scales.xl,
          '--scale-full': scales.full,
        } as CSSProperties
      }
      {...tableRole('table')}
    >
      <tbody aria-hidden className={styles.names}>
        <tr className={styles.row}>
          <td />
          {products.map((product) => (
            <td className={styles.printedName} key={product.id}>
              <strong>{product.specie?.name ?? product.title.name}</strong> {productKind(product)}
            </td>
          ))}
        </tr>
      </tbody>
      <CompareScroll
        label={t('page.table')}
        head={
          <tr className={styles.row} {...tableRole('row')}>
            <th className={styles.corner} scope="col" {...tableRole('columnheader')}>
              <VisuallyHidden>{t('page.property')}</VisuallyHidden>
              <span aria-hidden>{t('page.scale')}</span>
            </th>
            {products.map((product) => (
              <th
                aria-label={product.title.name}
                className={headStyles.product}
                key={product.id}
                scope="col"
                {...tableRole('columnheader')}
              >
                <CompareHead
                  context={context}
                  product={product}
                  products={products}
                  reserve={thickest}
                  stuckScale={stuckScale}
                />
              </th>
            ))}
          </tr>
        }
      >
        <tr className={styles.whenRow} {...tableRole('row')}>
          <th className={styles.label} scope="row" {...tableRole('rowheader')}>
            {t('row.delivery')}
          </th>
          {products.map((product) => (
            <td className={styles.value} key={product.id} {...tableRole('cell')}>
              <CompareDelivery context={context} product={product} />
            </td>
          ))}
        </tr>
        {groups.map(({ key, rows: ofGroup }) => [
          <GroupRow className={ofGroup.every(isSame) ? styles.apart : undefined} key={`group ${key}`}>
            {t(`group.${key}`)}
          </GroupRow>,
          ...ofGroup.map((row) => (
            <CompareRow
              className={isSame(row) ? styles.apart : undefined}
              isSame={false}
              key={row.key}
              names={names}
              row={row}
            />
          )),
        ])}
        {same.length > 0 && <GroupRow className={styles.together}>{t('group.same')}</GroupRow>}
        {same.map((row) => (
          <CompareRow className={styles.together} isSame key={`same ${row.key}`} names={names} row={row} />
        ))}
      </CompareScroll>
    </table>
  );
}

function GroupRow({ className, children }: { className: string | undefined; children: string }) {
  return (
    <tr className={className ? `${styles.groupRow} ${className}` : styles.groupRow} {...tableRole('row')}>
      <th className={styles.group} colSpan={MAX_COMPARED + 1} scope="row" {...tableRole('rowheader')}>
        {children}
      </th>
    </tr>
  );
}

const nameOf = ({ specie, title }: Product): string => specie?.name ?? title.name;
