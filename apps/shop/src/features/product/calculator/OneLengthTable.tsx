import { formatMetres, formatMoney, formatPercent, type Locale } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Link } from '@geven/ui/Link';
import { VisuallyHidden } from '@geven/ui/VisuallyHidden';
import type { CalculatorText } from './CalculatorResult';
import type { PurchaseOption } from './calculate';

export interface OneLengthTableProps {
  locale: Locale;
  options: readonly PurchaseOption[];
  /** What a link does that takes an option over. */
  take: (option: PurchaseOption) => { href: string };
  t: CalculatorText;
}

/** What it takes with boards of one length, for each length. */
export function OneLengthTable({ locale, options, take, t }: OneLengthTableProps) {
  const lengthOf = ({ boards }: PurchaseOption) => `${formatMetres(boards[0]?.length ?? 0, locale)} m`;
  return (
    <DataTable
      caption={t('calc.oneLength')}
      columns={[
        {
          key: 'boards',
          header: t('calc.boards'),
          cell: (option) => `${option.pieces} × ${lengthOf(option)}`,
          isRowHeader: true,
        },
        {
          key: 'waste',
          header: t('calc.wasteShare'),
          cell: ({ waste }) => formatPercent(waste * 100, 1, locale),
          align: 'end',
        },
        { key: 'price', header: t('calc.price'), cell: ({ price }) => formatMoney(price), align: 'end' },
        {
          key: 'take',
          header: t('calc.chosen'),
          cell: (option) => (
            <Link {...take(option)}>
              {t('calc.takeOver')}
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
