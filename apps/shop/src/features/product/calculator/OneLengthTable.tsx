import { formatMetres, formatMoney, formatPercent, type Locale } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Link } from '@geven/ui/Link';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import * as styles from './calculator.css';
import type { CalculatorText } from './product-facts';
import type { PurchaseOption } from './purchase-option';

export interface OneLengthTableProps {
  locale: Locale;
  options: readonly PurchaseOption[];
  /** Whether rows are planned: what is left of an area is no waste yet. */
  hasRows: boolean;
  /** What a link does that takes an option over. */
  take: (option: PurchaseOption) => { href: string };
  t: CalculatorText;
}

/** What it takes with boards of one length, for each length. */
export function OneLengthTable({ locale, options, hasRows, take, t }: OneLengthTableProps) {
  const lengthOf = ({ boards }: PurchaseOption) => `${formatMetres(boards[0]?.length ?? 0, locale)} m`;
  return (
    <DataTable
      caption={t('calc.oneLength')}
      columns={[
        {
          key: 'boards',
          header: t('calc.boards'),
          cell: (option) => (
            <>
              <span className={styles.unbroken}>{`${option.pieces} × ${lengthOf(option)}`}</span>
              {option.isBeyondStock && <span className={styles.remark}>{t('calc.notAllInStock')}</span>}
            </>
          ),
          isRowHeader: true,
        },
        ...(options.some(({ joints }) => joints > 0)
          ? [
              {
                key: 'joints',
                header: t('calc.joints'),
                cell: ({ joints }: PurchaseOption) => joints,
                align: 'end' as const,
              },
            ]
          : []),
        {
          key: 'rest',
          header: t(hasRows ? 'calc.wasteShare' : 'calc.spareShare'),
          cell: ({ rest }) => formatPercent(rest * 100, 1, locale),
          align: 'end',
        },
        { key: 'price', header: t('calc.price'), cell: ({ price }) => formatMoney(price), align: 'end' },
        {
          key: 'take',
          header: t('calc.chosen'),
          cell: (option) => (
            <Link {...take(option)}>
              {t('calc.takeThis')}
              <VisuallyHidden> {`${option.pieces} × ${lengthOf(option)}`}</VisuallyHidden>
            </Link>
          ),
          align: 'end',
        },
      ]}
      density="dense"
      onPhone="scroll"
      rowKey={({ boards }) => String(boards[0]?.id)}
      rows={options}
    />
  );
}
