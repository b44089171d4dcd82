import { LinkButton } from '@geven/ui/LinkButton';
import { Stack } from '@geven/ui/Stack';
import { SummaryBox } from '@geven/ui/SummaryBox';
import { Text } from '@geven/ui/Text';
import { DeliveryNotice } from '@/components/order/DeliveryNotice';
import { TotalsRows } from '@/components/order/TotalsRows';
import * as styles from './cart.css';
import type { CartContent } from './cart-content';
import type { EnteredPlace } from './cart-refusal';
import { DeliveryForm } from './DeliveryForm';
import { DeliveryMethod } from './DeliveryMethod';

interface CartSummaryProps extends CartContent {
  placeError: string | undefined;
  placeDraft: EnteredPlace | undefined;
  isPlacing: boolean;
  onPlace: (place: EnteredPlace) => void;
}

/** Delivery, totals and the way to the checkout, with its limits and payment means before ordering starts. */
export function CartSummary({
  cart,
  days,
  links,
  locale,
  countries,
  isNet,
  text,
  placeError,
  placeDraft,
  isPlacing,
  onPlace,
}: CartSummaryProps) {
  return (
    <SummaryBox heading={text('delivery')} isSticky>
      <Stack gap={5}>
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
          <DeliveryMethod cart={cart} days={days} text={text} />
          <DeliveryNotice cart={cart} text={text} />
        </Stack>
        <hr className={styles.separator} />
        <TotalsRows cart={cart} isNet={isNet} text={text} />
        <LinkButton href={links.checkout} isFull size="large">
          {text('checkout')}
        </LinkButton>
        <Text className={styles.limits} size="caption" tone="muted">
          {text('limits')}
        </Text>
      </Stack>
    </SummaryBox>
  );
}
