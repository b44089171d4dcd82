import type { PaymentConfirmation } from '@geven/odoo-sdk';
import { formatAmount, formatMoney } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import * as styles from './bank.css';
import { CopyButton } from './CopyButton';
import { TransferCode } from './TransferCode';

interface BankDetailsProps {
  text: Texts<'checkout'>;
  transfer: NonNullable<PaymentConfirmation['bankTransfer']>;
}

/** What to transfer where, before everything else of the page. */
export function BankDetails({ transfer, text }: BankDetailsProps) {
  const { amount, reference, iban, bic, accountHolder, bankName, qrPayload } = transfer;
  const rows = [
    { key: 'amount', value: formatMoney(amount), copied: formatAmount(amount).replaceAll('.', '') },
    { key: 'reference', value: reference },
    { key: 'iban', value: grouped(iban), copied: iban },
    { key: 'bic', value: bic },
    { key: 'holder', value: accountHolder },
    { key: 'bank', value: bankName },
  ] as const;
  return (
    <section className={styles.bank}>
      <Heading level={2} size="subheading">
        {text('success.transfer')}
      </Heading>
      <div className={styles.columns}>
        <div>
          <dl className={styles.rows}>
            {rows.map(({ key, value, ...row }) => {
              const term = text(`success.${key}`);
              return (
                <div className={styles.row} key={key}>
                  <dt className={styles.term}>{term}</dt>
                  <dd className={key === 'amount' ? styles.amount : styles.value}>{value}</dd>
                  {key !== 'bank' && (
                    <dd className={styles.copy}>
                      <CopyButton
                        copied={text('success.copied')}
                        label={text('success.copy')}
                        name={text('success.copyOf', { what: term })}
                        value={'copied' in row ? row.copied : value}
                      />
                    </dd>
                  )}
                </div>
              );
            })}
          </dl>
          <Text size="caption" tone="muted">
            {text('success.waiting')}
          </Text>
        </div>
        {qrPayload && (
          <div className={styles.code}>
            <TransferCode label={text('success.code')} payload={qrPayload} />
            <Text size="caption">{text('success.codeNote')}</Text>
          </div>
        )}
      </div>
    </section>
  );
}

/** An IBAN in groups of four, as it is read. */
const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');
