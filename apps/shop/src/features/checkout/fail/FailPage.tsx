import { formatMoney } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { ProcessLine } from '@geven/ui/ProcessLine';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { LinkedText } from '@/components/LinkedText';
import { OrderSummary } from '@/components/order/OrderSummary';
import { loadCart } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { phoneHref, seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import * as styles from '../checkout.css';
import { checkoutView } from '../checkout-view';

interface FailPageProps {
  context: PageContext;
  /** Reference of the order that was not paid; null where the address names none. */
  reference: string | null;
}

/**
 * A payment that was refused or broken off: again, or another way to pay; and what to say to the seller (ER-20). Beside it
 * what was to be paid for, as far as this browser has it.
 */
export async function FailPage({ context, reference }: FailPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'checkout');
  const cartText = getTexts(locale, 'cart');
  const { phone } = seller;
  const cart = await loadCart(locale);
  const order = cart && cart.websiteOrderLine.length > 0 ? checkoutView(cart, context, new Date()) : null;
  const facts = [
    { term: text('fail.term'), details: reference },
    { term: text('success.amount'), details: order && formatMoney(order.cart.amountTotal) },
    { term: text('confirm.payment'), details: order?.cart.paymentProvider?.displayName },
  ].filter(({ details }) => details);
  return (
    <CheckoutFrame context={context} hasLinks={false} order={cart ?? undefined}>
      <Container className={styles.notice}>
        <div className={styles.head}>
          <Heading level={1}>{text('fail.title')}</Heading>
          <ProcessLine
            currentLabel={text('success.stepCurrent')}
            doneLabel={text('success.stepDone')}
            label={text('fail.stations')}
            stations={[
              { label: cartText('steps.cart'), state: 'done' },
              { label: text('success.steps.payment'), state: 'stopped' },
              { label: text('success.steps.delivery'), state: 'ahead' },
            ]}
            stoppedLabel={text('fail.stopped')}
          />
        </div>
        <div className={order ? styles.columns : undefined}>
          <Stack className={styles.main} gap={6}>
            <Text isMeasured size="lead">
              {text('fail.text')}
            </Text>
            {facts.length > 0 && <DefinitionList className={styles.failedPayment} items={facts} />}
            <div className={styles.ways}>
              <LinkButton href={href('checkoutConfirm', locale)}>{text('fail.retry')}</LinkButton>
              <Link href={href('checkoutPayment', locale)}>{text('fail.method')}</Link>
            </div>
            <Text isMeasured>
              <LinkedText href={phoneHref}>
                {reference ? text('fail.reference', { phone, reference }) : text('fail.noReference', { phone })}
              </LinkedText>
            </Text>
          </Stack>
          {order && (
            <aside className={styles.aside}>
              <OrderSummary
                cart={order.cart}
                cartHref={href('cart', locale)}
                checkoutText={text}
                days={order.days}
                isNet={order.isNet}
                locale={locale}
                text={cartText}
              />
            </aside>
          )}
        </div>
      </Container>
    </CheckoutFrame>
  );
}
