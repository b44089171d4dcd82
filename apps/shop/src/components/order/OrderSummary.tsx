import type { Cart } from '@geven/odoo-sdk';
import { formatMoney, type Locale, type VatRate } from '@geven/timber';
import { Disclosure } from '@geven/ui/Disclosure';
import { Link } from '@geven/ui/Link';
import { SummaryBox } from '@geven/ui/SummaryBox';
import { Text } from '@geven/ui/Text';
import type { Texts } from '@/lib/texts/areas';
import { DeliveryNotice } from './DeliveryNotice';
import * as styles from './order.css';
import { SummaryLine } from './SummaryLine';
import { TotalsRows } from './TotalsRows';
import { totalNote } from './total-note';
import { VatIdNotice } from './VatIdNotice';

interface OrderSummaryProps {
  cart: Cart;
  /** When it is likely to arrive, ready to be shown. */
  days: string;
  locale: Locale;
  isNet: boolean;
  /** Where the cart can be changed. */
  cartHref: string;
  text: Texts<'cart'>;
  checkoutText: Texts<'checkout'>;
}

/** What is being ordered, beside the steps of the checkout; a row that opens on phones. */
export function OrderSummary({ cart, days, locale, isNet, cartHref, text, checkoutText }: OrderSummaryProps) {
  // Created for each place separately: one element shown twice would give two drawings one id.
  const content = () => (
    <>
      <ul className={styles.summaryLines}>
        {cart.websiteOrderLine.map((line) => (
          <SummaryLine
            key={line.id}
            line={line}
            prices={{ locale, vatRate: cart.vatRate as VatRate, isNet }}
            text={text}
          />
        ))}
      </ul>
      <TotalsRows cart={cart} isNet={isNet} text={text} />
    </>
  );
  const change = (
    <Link aria-label={checkoutText('changeOf', { what: text('title') })} href={cartHref}>
      {checkoutText('change')}
    </Link>
  );
  return (
    <>
      <div className={styles.phoneSummary}>
        <Disclosure
          summary={
            <span className={styles.phoneSummaryHead}>
              <span>
                {checkoutText('summary.toggle', { count: cart.websiteOrderLine.length })}
                <span className={styles.phoneSummaryNote}>{totalNote(cart, text)}</span>
              </span>
              <span className={styles.phoneSummaryTotal}>{formatMoney(cart.amountTotal)}</span>
            </span>
          }
          variant="row"
        >
          {content()}
          {change}
        </Disclosure>
      </div>
      <div className={styles.wideSummary}>
        <SummaryBox action={change} heading={checkoutText('summary.heading')}>
          {content()}
        </SummaryBox>
        <Text size="caption" tone="muted">
          {cart.shippingMethod?.code === 'PICKUP'
            ? cart.shippingMethod.deliveryConditions
            : checkoutText('summary.window', { window: days })}
        </Text>
      </div>
      <DeliveryNotice cart={cart} text={text} />
      <VatIdNotice cart={cart} text={text} />
    </>
  );
}
