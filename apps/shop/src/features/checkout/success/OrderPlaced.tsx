import type { PaymentConfirmation } from '@geven/odoo-sdk';
import { CONFIRMATION_MAIL_WITHIN, formatMoney, type VatRate } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { ProcessLine } from '@geven/ui/ProcessLine';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { AddressLines } from '@/components/address/AddressLines';
import { OrderSteps } from '@/components/order/OrderSteps';
import * as orderStyles from '@/components/order/order.css';
import { SummaryLine } from '@/components/order/SummaryLine';
import { TotalsRows } from '@/components/order/TotalsRows';
import { WrittenTexts } from '@/components/order/WrittenTexts';
import { printOnly } from '@/components/print/print.css';
import { BankDetails } from '@/components/transfer/BankDetails';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { orderStations } from '../order-stations';
import { AfterOrder } from './AfterOrder';

interface OrderPlacedProps {
  /** Of the placed order. */
  view: CheckoutView;
  confirmation: PaymentConfirmation;
  /** Nobody is logged in. */
  isGuest: boolean;
}

/** The order number, what to transfer where, and what happens next. */
export function OrderPlaced({ view, isGuest, confirmation: { bankTransfer, paymentState } }: OrderPlacedProps) {
  const { cart: order, locale, text, cartText, isNet, days } = view;
  const { partnerShipping, partner } = order;
  const isPaid = paymentState === 'done';
  const isOnAccount = order.paymentProvider?.kind === 'ACCOUNT';
  const isFree = order.paymentProvider?.kind === 'FREE';
  const isBegun = isPaid || isOnAccount;
  const within = CONFIRMATION_MAIL_WITHIN[locale] === 'hour' ? 'Hour' : 'FewMinutes';
  const ending = isFree ? 'Free' : isOnAccount ? 'Account' : isPaid ? 'Paid' : '';
  const mail = `success.mail${within}${ending}` as const;
  const isPickup = order.shippingMethod?.code === 'PICKUP';
  const isFreightOpen = order.deliveryCalculatedAfterwards;
  return (
    <Container className={styles.page}>
      <Stack className={styles.placed} gap={10}>
        <OrderSteps current="ready" locale={locale} text={cartText} />
        <Stack gap={4}>
          <Heading level={1}>{text('success.title', { number: order.name ?? '' })}</Heading>
          <Text isMeasured size="lead">
            {text(mail, {
              email: partnerShipping?.email ?? partner?.email ?? '',
              term: order.paymentTermName ?? '',
            })}
          </Text>
        </Stack>
        {isFreightOpen && (
          <Notice title={text('success.afterwardsTitle')} tone="warning">
            <Text>{text('success.afterwardsText', { maximum: formatMoney(order.deliveryMaximum ?? 0) })}</Text>
          </Notice>
        )}
        {bankTransfer && <BankDetails text={text} transfer={bankTransfer} />}
        <section>
          <Stack gap={5}>
            <Heading level={2} size="subheading">
              {text('success.next')}
            </Heading>
            <ProcessLine
              currentLabel={text('success.stepCurrent')}
              doneLabel={text('success.stepDone')}
              label={text('success.next')}
              stations={orderStations(view, isBegun)}
            />
          </Stack>
        </section>
        <div className={styles.parts}>
          {isPaid && !isFree && (
            <section className={styles.part}>
              <Stack gap={3}>
                <Heading level={2} size="subheading">
                  {text('success.paid')}
                </Heading>
                <div>
                  <div className={styles.paidAmount}>{formatMoney(order.amountTotal)}</div>
                  {order.paymentProvider && <Text tone="muted">{order.paymentProvider.displayName}</Text>}
                </div>
              </Stack>
            </section>
          )}
          <section className={styles.deliveryPart}>
            <Stack align="start" gap={4}>
              <Heading level={2} size="subheading">
                {text('success.delivery')}
              </Heading>
              {partnerShipping && (
                <div className={printOnly}>
                  <AddressLines address={partnerShipping} text={text} />
                </div>
              )}
              <Text>
                {isPickup
                  ? cartText('deliveryBy.PICKUP')
                  : text(isBegun ? 'success.deliveryTextPaid' : 'success.deliveryText', {
                      window: days,
                      place: [partnerShipping?.zip, partnerShipping?.city].filter(Boolean).join(' '),
                    })}
              </Text>
              {order.shippingMethod && (
                <Text size="caption" tone="muted">
                  {order.shippingMethod.deliveryConditions}
                </Text>
              )}
              <WrittenTexts order={order} text={cartText} />
            </Stack>
          </section>
          <AfterOrder isGuest={isGuest} locale={locale} order={order} text={text} />
        </div>
        <section className={styles.part}>
          <Heading level={2} size="subheading">
            {text('success.lines')}
          </Heading>
          <div className={styles.receipt}>
            <ul className={orderStyles.summaryLines}>
              {order.websiteOrderLine.map((line) => (
                <SummaryLine
                  key={line.id}
                  line={line}
                  prices={{ locale, vatRate: order.vatRate as VatRate, isNet }}
                  text={cartText}
                />
              ))}
            </ul>
            <TotalsRows cart={order} isNet={isNet} text={cartText} />
          </div>
        </section>
        <div>
          <LinkButton href={href('category', locale)} variant="outline">
            {text('success.goOn')}
          </LinkButton>
        </div>
      </Stack>
    </Container>
  );
}
