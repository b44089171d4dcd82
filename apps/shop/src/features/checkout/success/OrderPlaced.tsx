import type { PaymentConfirmation } from '@geven/odoo-sdk';
import { CONFIRMATION_MAIL_WITHIN, formatMoney, orderProcess, type VatRate } from '@geven/timber';
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
import { printOnly } from '@/components/print/print.css';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { BankDetails } from './BankDetails';

interface OrderPlacedProps {
  /** Of the placed order. */
  view: CheckoutView;
  confirmation: PaymentConfirmation;
}

/** The order number, what to transfer where, and what happens next. */
export function OrderPlaced({ view, confirmation: { bankTransfer, paymentState } }: OrderPlacedProps) {
  const { cart: order, locale, text, cartText, isNet, days } = view;
  const { partnerShipping, partner } = order;
  const mail = CONFIRMATION_MAIL_WITHIN[locale] === 'hour' ? 'success.mailHour' : 'success.mailFewMinutes';
  const isFreightOpen = order.deliveryCalculatedAfterwards;
  const steps = orderProcess({
    lines: order.websiteOrderLine,
    isPaid: paymentState === 'done',
    isFreightOpen,
    isPickedUp: order.shippingMethod?.code === 'PICKUP',
  });
  return (
    <Container className={styles.page}>
      <Stack className={styles.placed} gap={10}>
        <OrderSteps current="ready" locale={locale} text={cartText} />
        <Stack gap={4}>
          <Heading level={1}>{text('success.title', { number: order.name ?? '' })}</Heading>
          <Text isMeasured size="lead">
            {text(mail, { email: partnerShipping?.email ?? partner?.email ?? '' })}
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
              stations={steps.map((step, index) => ({
                label: text(`success.steps.${step}`),
                date: step === 'delivery' && !isFreightOpen ? days : undefined,
                state: index === 0 ? 'current' : 'ahead',
              }))}
            />
          </Stack>
        </section>
        <div className={styles.parts}>
          <section className={styles.part}>
            <Heading level={2} size="subheading">
              {text('success.lines')}
            </Heading>
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
          </section>
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
                {text('success.deliveryText', {
                  window: days,
                  place: [partnerShipping?.zip, partnerShipping?.city].filter(Boolean).join(' '),
                })}
              </Text>
              {order.shippingMethod && (
                <Text size="caption" tone="muted">
                  {order.shippingMethod.deliveryConditions}
                </Text>
              )}
              <LinkButton href={href('category', locale)} variant="outline">
                {text('success.goOn')}
              </LinkButton>
            </Stack>
          </section>
        </div>
      </Stack>
    </Container>
  );
}
