import type { DeliveryMethodId } from '@geven/odoo-sdk';
import { LOCALE_TAGS } from '@geven/timber';
import { LinkButton } from '@geven/ui/LinkButton';
import { Stack } from '@geven/ui/Stack';
import { SummaryBox } from '@geven/ui/SummaryBox';
import { Text } from '@geven/ui/Text';
import { DeliveryNotice } from '@/components/order/DeliveryNotice';
import { TotalsRows } from '@/components/order/TotalsRows';
import { screenOnly } from '@/components/print/print.css';
import { useIsLive } from '@/lib/device/use-is-live';
import { CouponForm, type CouponFormProps } from './CouponForm';
import * as styles from './cart.css';
import type { CartContent } from './cart-content';
import type { EnteredPlace } from './cart-refusal';
import { DeliveryForm } from './DeliveryForm';
import { DeliveryMethodForm } from './DeliveryMethodForm';
import { isOver } from './is-over';

interface CartSummaryProps extends CartContent, Pick<CouponFormProps, 'errors' | 'onChanged'> {
  refusedCoupon: CouponFormProps['refused'];
  placeError: string | undefined;
  placeDraft: EnteredPlace | undefined;
  isPlacing: boolean;
  onPlace: (place: EnteredPlace) => void;
  methodError: string | undefined;
  /** The way of delivery that was chosen and is not answered yet. */
  pendingMethod: DeliveryMethodId | undefined;
  onMethod: (id: DeliveryMethodId) => void;
}

/** Delivery, totals and the way to the checkout, with its limits and payment means before ordering starts. */
export function CartSummary({
  cart,
  days,
  links,
  locale,
  countries,
  payments,
  isNet,
  text,
  placeError,
  placeDraft,
  isPlacing,
  onPlace,
  errors,
  onChanged,
  refusedCoupon,
  methodError,
  pendingMethod,
  onMethod,
}: CartSummaryProps) {
  const isLive = useIsLive();
  return (
    <SummaryBox heading={text('delivery')} isSticky>
      <div className={styles.summaryParts}>
        <Stack gap={3}>
          <DeliveryForm
            cart={cart}
            countries={countries}
            draft={placeDraft}
            error={placeError}
            isBusy={isPlacing}
            locale={locale}
            onPlace={onPlace}
            text={text}
          />
          <DeliveryMethodForm
            cart={cart}
            days={days}
            error={methodError}
            locale={locale}
            onChoose={isLive ? onMethod : undefined}
            pending={pendingMethod}
            text={text}
          />
          <DeliveryNotice cart={cart} text={text} />
        </Stack>
        <hr className={styles.separator} />
        <Stack gap={5}>
          <div className={screenOnly}>
            <CouponForm
              cart={cart}
              errors={errors}
              locale={locale}
              onChanged={onChanged}
              refused={refusedCoupon}
              text={text}
            />
          </div>
          <TotalsRows cart={cart} isNet={isNet} text={text} />
          {cart.paymentTermName && <Text size="caption">{text('onAccount', { term: cart.paymentTermName })}</Text>}
          {!isOver(cart.quotation) && (
            <LinkButton href={links.checkout} isFull size="large">
              {text('checkout')}
            </LinkButton>
          )}
          <Text className={styles.limits} size="caption" tone="muted">
            {text('limits', {
              payments: new Intl.ListFormat(LOCALE_TAGS[locale], { type: 'disjunction' }).format(payments),
            })}
          </Text>
        </Stack>
      </div>
    </SummaryBox>
  );
}
