import type { Product } from '@geven/odoo-sdk';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import type { CSSProperties } from 'react';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { CompareHead } from './CompareHead';
import { CompareRow } from './CompareRow';
import { CompareScroll } from './CompareScroll';
import * as styles from './compare-table.css';
import { comparisonRows, ROW_GROUPS } from './comparison';
import { sectionScales } from './section-scales';
import { tableRole } from './table-role';

export interface CompareTableProps {
  context: PageContext;
  products: readonly Product[];
}

/** A column per product and a row per property; rows in which all are equal come last, with one value each. */
export function CompareTable({ context, products }: CompareTableProps) {
  const t = getTexts(context.locale, 'compare');
  const rows = comparisonRows({ products, context, t });
  const isSame = ({ differs }: (typeof rows)[number]) => products.length > 1 && !differs;
  const thickest = Math.max(...products.map(({ thickness }) => thickness ?? 0));
  const scales = sectionScales(
    products.map(({ width }) => width ?? 0),
    products.length,
  );
  const groups = [
    ...ROW_GROUPS.map((key) => ({ key, rows: rows.filter((row) => row.group === key && !isSame(row)) })),
    { key: 'same' as const, rows: rows.filter(isSame) },
  ].filter((group) => group.rows.length > 0);
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
                className={styles.product}
                key={product.id}
                scope="col"
                {...tableRole('columnheader')}
              >
                <CompareHead context={context} product={product} products={products} reserve={thickest} />
              </th>
            ))}
          </tr>
        }
      >
        {groups.map(({ key, rows }) => [
          <tr className={styles.groupRow} key={`group ${key}`} {...tableRole('row')}>
            <th className={styles.group} colSpan={products.length + 1} scope="row" {...tableRole('rowheader')}>
              {t(`group.${key}`)}
            </th>
          </tr>,
          ...rows.map((row) => <CompareRow isSame={key === 'same'} key={row.key} row={row} />),
        ])}
      </CompareScroll>
    </table>
  );
}
