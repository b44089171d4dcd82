import { ORDER_PROCESSING_MINUTES, type VatRate } from '@geven/timber';
import { Link } from '@geven/ui/Link';
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
import { getMessages } from '@/lib/texts/i18n';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { withdrawalText } from '../withdrawal-text';
import { ConfirmCells, ConfirmTexts } from './ConfirmCells';
import type { CardStart } from './card/card-start';
import { PayAndOrder } from './card/PayAndOrder';
import { LinesTable } from './LinesTable';
import { OrderForm } from './OrderForm';
import { WhatFollows } from './WhatFollows';

interface ConfirmOrderProps {
  view: CheckoutView;
  errors: FieldErrors;
  /** Made once per page: whatever is pressed how often, it is one order. */
  clientKey: string;
  /** What pays while ordering; null for a transfer, `unavailable` while the payment service is away. */
  payment: CardStart | null | 'unavailable';
}

/** Everything that is ordered, once more, and right below it the button that orders with the duty to pay. */
export function ConfirmOrder({ view, errors, clientKey, payment }: ConfirmOrderProps) {
  const { cart, cartText, text, isNet, locale, days } = view;
  const heading = text('confirm.total');
  const button = {
    clientKey,
    locale,
    order: text('confirm.order'),
    version: cart.version,
    waiting: text('confirm.waiting'),
    waitingText: text('confirm.waitingText', { minutes: ORDER_PROCESSING_MINUTES }),
  };
  const sum = (
    <Stack gap={5}>
      <TotalsRows cart={cart} isNet={isNet} text={cartText} />
      <DeliveryNotice cart={cart} text={cartText} />
      <VatIdNotice cart={cart} text={cartText} />
      <hr className={styles.separator} />
      {cart.shippingMethod?.code !== 'PICKUP' && (
        <Text size="caption" tone="muted">
          {text('summary.window', { window: days })}
        </Text>
      )}
      <Text size="caption" tone="muted">
        <LinkedText href={href('terms', locale)} newTabLabel={text('newTab')}>
          {text('confirm.note', { right: withdrawalText(view) })}
        </LinkedText>
      </Text>
    </Stack>
  );
  return (
    <>
      {errors.general.map((message) => (
        <Notice isAlert key={message} title={message} tone="danger" />
      ))}
      <ConfirmCells view={view} />
      <ConfirmTexts view={view} />
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
      {payment === 'unavailable' ? (
        <Notice isAlert title={text('card.unavailable')} tone="danger">
          <Link href={href('checkoutPayment', locale)}>{text('card.otherMethod')}</Link>
        </Notice>
      ) : payment ? (
        <PayAndOrder button={button} errors={getMessages(locale, 'errors')} heading={heading} {...payment}>
          {sum}
        </PayAndOrder>
      ) : (
        <div className={styles.sums}>
          <SummaryBox className={styles.sumBox} heading={heading}>
            <Stack gap={5}>
              {sum}
              <OrderForm {...button} />
            </Stack>
          </SummaryBox>
          <WhatFollows view={view} />
        </div>
      )}
    </>
  );
}
