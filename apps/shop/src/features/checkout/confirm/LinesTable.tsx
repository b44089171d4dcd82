import type { CartLine } from '@geven/odoo-sdk';
import { nonBreaking, type VatRate } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import { LineDrawing } from '@/components/order/LineDrawing';
import { LineFinishes } from '@/components/order/LineFinishes';
import { lineName } from '@/components/order/line-name';
import { NoWithdrawal } from '@/components/order/NoWithdrawal';
import { certificationOf, type LineFacts, lineFacts } from '@/lib/cart/line-facts';
import type { Texts } from '@/lib/texts/areas';
import { countText, legalUnitPrice } from '@/lib/texts/unit-texts';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';

interface Row {
  line: CartLine;
  facts: LineFacts;
  /** What it is beside its name and size. */
  kind: string;
}

/** Every line with its section, sizes, quantities, unit prices and sum, as a table; phones get a list. */
export function LinesTable({ view: { cart, locale, isNet, text, cartText } }: { view: CheckoutView }) {
  const prices = { locale, vatRate: cart.vatRate as VatRate, isNet };
  const figure = (key: string, header: string, value: (facts: LineFacts) => string | null | undefined) => ({
    key,
    header,
    align: 'end' as const,
    cell: ({ facts }: Row) => value(facts),
  });
  return (
    <DataTable<Row>
      caption={text('confirm.lines')}
      className={styles.table}
      columns={[
        {
          key: 'drawing',
          header: '',
          width: '140px',
          cell: ({ line }) => <LineDrawing contents={line.product.contents} template={line.template} />,
        },
        {
          key: 'article',
          header: text('confirm.article'),
          isRowHeader: true,
          cell: ({ line, facts, kind }) => (
            <>
              <Text weight="strong">{lineName(facts, cartText)}</Text>
              <Text size="caption" tone="muted">
                {facts.size && (
                  <span className={styles.sizeBelowName}>
                    {nonBreaking(`${facts.size} mm`)}
                    {kind && ', '}
                  </span>
                )}
                {kind}
              </Text>
              <LegalUnitPrice facts={facts} text={cartText} />
              <LineFinishes facts={facts} text={cartText} />
              <NoWithdrawal line={line} text={cartText} />
            </>
          ),
        },
        {
          key: 'section',
          header: text('confirm.section'),
          cell: ({ facts }) =>
            facts.size ? (
              <span className={styles.unbroken}>
                {facts.size}
                <Unit>mm</Unit>
              </span>
            ) : null,
        },
        figure('length', text('confirm.length'), ({ length }) => length?.replaceAll(' ', '\u00a0')),
        {
          key: 'quantity',
          header: text('confirm.quantity'),
          align: 'end',
          cell: ({ line }) => (
            <span className={styles.unbroken}>{countText(line.productUomQty, line.unitOfSale, cartText)}</span>
          ),
        },
        figure('metres', text('confirm.metres'), ({ metres }) => metres),
        figure('area', text('confirm.area'), ({ area }) => area?.value),
        figure('perMetre', text('confirm.perMetre'), ({ pricePerMetre }) => pricePerMetre),
        figure('perArea', text('confirm.perArea'), ({ pricePerArea }) => pricePerArea),
        figure('perUnit', text('confirm.perUnit'), ({ pricePerPiece }) => pricePerPiece),
        {
          key: 'sum',
          header: isNet ? cartText('sumNet') : text('confirm.sum'),
          align: 'end',
          cell: ({ facts }) => <strong>{facts.sum}</strong>,
        },
      ]}
      rowKey={({ line }) => String(line.id)}
      rows={cart.websiteOrderLine.map((line) => {
        const facts = lineFacts(line, prices);
        return { line, facts, kind: [facts.kind, certificationOf(line.template)].filter(Boolean).join(', ') };
      })}
    />
  );
}

/** The price of a litre, a metre, 100 pieces of what a pack holds; that of timber has a column of its own. */
function LegalUnitPrice({ facts: { cents, sold }, text }: { facts: LineFacts; text: Texts<'cart'> }) {
  const legal = legalUnitPrice(cents, sold.contents, text);
  if (!legal) return null;
  return (
    <Text>
      {legal.amount}
      <Unit>{legal.unit}</Unit>
    </Text>
  );
}
