import type { PlacedOrder } from '@geven/odoo-sdk';
import { formatAmount, formatDecimal, formatMetres, type Locale, nonBreaking } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Link } from '@geven/ui/Link';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import { LineDrawing } from '@/components/order/LineDrawing';
import * as summary from '@/components/order/order.css';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { countText } from '@/lib/texts/unit-texts';
import * as styles from './orders.css';

type Line = PlacedOrder['websiteOrderLine'][number];

interface OrderLinesProps {
  locale: Locale;
  lines: readonly Line[];
  /** Sums without VAT. */
  isNet: boolean;
  text: Texts<'orders'>;
}

/**
 * What was ordered, with the names and sums of that day, also where the range no longer has it (DB-07): a table, on phones
 * a list. No unit prices: what counts after the contract is the sum.
 */
export function OrderLines({ locale, lines, isNet, text }: OrderLinesProps) {
  const sumOf = ({ priceSubtotal, priceTotal }: Line) => formatAmount(isNet ? priceSubtotal : priceTotal);
  const metresOf = ({ totalLength }: Line) => (totalLength == null ? null : formatMetres(totalLength, locale));
  const lengthOf = ({ totalLength, productUomQty }: Line) =>
    totalLength == null ? null : formatMetres(totalLength / productUomQty, locale);
  const quantityOf = ({ productUomQty, unitOfSale }: Line) => countText(productUomQty, unitOfSale, text);
  return (
    <>
      <DataTable<Line>
        caption={text('order.lines')}
        className={styles.table}
        columns={[
          {
            key: 'drawing',
            header: '',
            width: '116px',
            cell: ({ product, template }) =>
              template && <LineDrawing contents={product?.contents} template={template} />,
          },
          {
            key: 'article',
            header: text('order.article'),
            isRowHeader: true,
            cell: (line) => (
              <>
                <LineName line={line} locale={locale} />
                <Finishes line={line} />
              </>
            ),
          },
          {
            key: 'length',
            header: text('order.length'),
            align: 'end',
            cell: (line) =>
              lengthOf(line) && (
                <span className={styles.unbroken}>
                  {lengthOf(line)}
                  <Unit>m</Unit>
                </span>
              ),
          },
          {
            key: 'quantity',
            header: text('order.quantity'),
            align: 'end',
            cell: (line) => <span className={styles.unbroken}>{quantityOf(line)}</span>,
          },
          { key: 'metres', header: text('order.metres'), align: 'end', cell: metresOf },
          {
            key: 'sum',
            header: text(isNet ? 'order.sumNet' : 'order.sum'),
            align: 'end',
            cell: (line) => <strong>{sumOf(line)}</strong>,
          },
        ]}
        rowKey={({ id }) => String(id)}
        rows={lines}
      />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without marks */}
      <ul aria-label={text('order.lines')} className={styles.lines} role="list">
        {lines.map((line) => (
          <li className={summary.summaryLine} key={line.id}>
            {line.template && <LineDrawing contents={line.product?.contents} template={line.template} />}
            <div className={summary.summaryFacts}>
              <LineName line={line} locale={locale} />
              <Text size="caption" tone="muted">
                {lengthOf(line) ? (
                  <span className={styles.unbroken}>
                    {`${formatDecimal(line.productUomQty, 0, locale)}\u00a0×\u00a0${lengthOf(line)}`}
                    <Unit>m</Unit>
                  </span>
                ) : (
                  quantityOf(line)
                )}
              </Text>
              <Finishes line={line} />
            </div>
            <Text weight="strong">{sumOf(line)}</Text>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The name of timber: what it is, its size and profile, and its length, which has a place of its own. */
const TIMBER = /^(?<kind>\D+)\s(?<size>\d.*?)(?:,\s\d+(?:[.,]\d+)?\s?c?m)?$/u;

/** A name as it was, which leads to the product as long as there is one; the size of timber stands below it. */
function LineName({ line: { name, template, totalLength }, locale }: { line: Line; locale: Locale }) {
  const { kind = name, size } = (totalLength === null ? null : TIMBER.exec(name)?.groups) ?? {};
  const shown = nonBreaking(kind);
  return (
    <>
      <Text weight="strong">
        {template ? (
          <Link href={href('product', locale, { segments: [template.slug, template.id] })} tone="quiet">
            {shown}
          </Link>
        ) : (
          shown
        )}
      </Text>
      {size && (
        <Text size="caption" tone="muted">
          {nonBreaking(size)}
        </Text>
      )}
    </>
  );
}

function Finishes({ line: { finishes } }: { line: Line }) {
  return (
    finishes.length > 0 && (
      <Text size="caption" tone="muted">
        {finishes.join(', ')}
      </Text>
    )
  );
}
