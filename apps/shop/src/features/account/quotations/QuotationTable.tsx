import type { Quotation } from '@geven/odoo-sdk';
import { formatDate, formatMoney, type Locale } from '@geven/timber';
import { DataTable } from '@geven/ui/DataTable';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { ownName } from '../orders/order-view';
import { DeleteQuestion } from './DeleteQuestion';
import { QuotationActions } from './QuotationActions';
import type { QuotationsView } from './quotation-list';
import { quotationState } from './quotation-state';
import * as styles from './quotations.css';
import { Validity } from './Validity';

interface QuotationTableProps {
  locale: Locale;
  quotations: readonly Quotation[];
  view: QuotationsView;
  text: Texts<'quotations'>;
}

const isOver = (quotation: Quotation) => quotationState(quotation) === 'expired';
const overOf = (quotation: Quotation) => (isOver(quotation) ? styles.over : undefined);
const dateOf = (quotation: Quotation) => (isOver(quotation) ? styles.overDate : styles.date);

/** Quotations as a table, on phones as blocks (DB-13), with what can be done with each. */
export function QuotationTable({ locale, quotations, view, text }: QuotationTableProps) {
  return (
    <DataTable<Quotation>
      caption={getTexts(locale, 'account')('pages.quotations')}
      columns={[
        {
          key: 'quotation',
          header: text('list.quotation'),
          isRowHeader: true,
          cell: (quotation) => (
            <div className={overOf(quotation)}>
              {quotation.name}
              <Text size="caption">{ownName(quotation)}</Text>
            </div>
          ),
        },
        {
          key: 'date',
          header: text('list.date'),
          cell: (quotation) => <span className={dateOf(quotation)}>{formatDate(quotation.date, locale)}</span>,
        },
        {
          key: 'expiration',
          header: text('list.expiration'),
          cell: (quotation) => {
            const { expirationDate } = quotation;
            return (
              <span className={dateOf(quotation)}>
                {expirationDate === null ? '–' : formatDate(expirationDate, locale)}
              </span>
            );
          },
        },
        {
          key: 'validity',
          header: text('list.validity'),
          cell: (quotation) => <Validity quotation={quotation} text={text} />,
        },
        {
          key: 'amount',
          header: text('list.amount'),
          align: 'end',
          cell: (quotation) => <strong className={overOf(quotation)}>{formatMoney(quotation.amountUntaxed)}</strong>,
        },
        {
          key: 'actions',
          header: text('list.actions'),
          phoneLabel: '',
          isBelowNameOnPhone: true,
          align: 'end',
          cell: (quotation) => <QuotationActions locale={locale} quotation={quotation} text={text} view={view} />,
        },
      ]}
      below={(quotation) =>
        view.deleting === quotation.id && (
          <DeleteQuestion locale={locale} quotation={quotation} text={text} view={view} />
        )
      }
      rowKey={({ id }) => String(id)}
      rows={quotations}
    />
  );
}
