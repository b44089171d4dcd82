import { ORDER_PROCESSING_MINUTES, type VatRate } from '@geven/timber';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { SummaryBox } from '@geven/ui/SummaryBox';
import { Text } from '@geven/ui/Text';
import { LinkedText } from '@/components/LinkedText';
import { DeliveryNotice } from '@/components/order/DeliveryNotice';
import { SummaryLine } from '@/components/order/SummaryLine';
import { TotalsRows } from '@/components/order/TotalsRows';
import { VatIdNotice } from '@/components/order/VatIdNotice';
import type { FieldErrors } from '@/lib/forms/field-errors';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { withdrawalText } from '../withdrawal-text';
import { ConfirmCells } from './ConfirmCells';
import { LinesTable } from './LinesTable';
import { OrderForm } from './OrderForm';

interface ConfirmOrderProps {
  view: CheckoutView;
  errors: FieldErrors;
  /** Made once per page: whatever is pressed how often, it is one order. */
  clientKey: string;
}

/** Everything that is ordered, once more, and right below it the button that orders with the duty to pay. */
export function ConfirmOrder({ view, errors, clientKey }: ConfirmOrderProps) {
  const { cart, cartText, text, isNet, locale, days } = view;
  return (
    <>
      {errors.general.map((message) => (
        <Notice isAlert key={message} title={message} tone="danger" />
      ))}
      <ConfirmCells view={view} />
      <LinesTable view={view} />
      <ul className={styles.list}>
        {cart.websiteOrderLine.map((line) => (
          <SummaryLine
            isComplete
            key={line.id}
            line={line}
            prices={{ locale, vatRate: cart.vatRate as VatRate, isNet }}
            text={cartText}
          />
        ))}
      </ul>
      <div className={styles.sums}>
        <SummaryBox className={styles.sumBox} heading={text('confirm.total')}>
          <Stack gap={5}>
            <TotalsRows cart={cart} isNet={isNet} text={cartText} />
            <DeliveryNotice cart={cart} text={cartText} />
            <VatIdNotice cart={cart} text={cartText} />
            <hr className={styles.separator} />
            <Text size="caption" tone="muted">
              <LinkedText href={href('terms', locale)} newTabLabel={text('newTab')}>
                {text('confirm.note', { window: days, right: withdrawalText(view) })}
              </LinkedText>
            </Text>
            <OrderForm
              clientKey={clientKey}
              locale={locale}
              order={text('confirm.order')}
              version={cart.version}
              waiting={text('confirm.waiting')}
              waitingText={text('confirm.waitingText', { minutes: ORDER_PROCESSING_MINUTES })}
            />
          </Stack>
        </SummaryBox>
      </div>
    </>
  );
}
