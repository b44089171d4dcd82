import { type Locale, ORDER_PROCESSING_MINUTES } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { DefinitionList } from '@geven/ui/DefinitionList';
import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Stack } from '@geven/ui/Stack';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';
import { WaitForPayment } from './WaitForPayment';

interface PaymentCheckedProps extends Pick<CheckoutView, 'text'> {
  locale: Locale;
  /** Number of the order. */
  orderName: string;
}

/**
 * A payment that nobody knows the end of yet: the page looks again by itself for two minutes, and then says that a mail
 * follows. Without scripts a link looks again.
 */
export function PaymentChecked({ locale, orderName, text }: PaymentCheckedProps) {
  return (
    <Container className={styles.notice}>
      <Stack gap={6}>
        <Heading level={1}>{text('checking.title')}</Heading>
        <WaitForPayment
          later={text('checking.later')}
          minutes={ORDER_PROCESSING_MINUTES}
          text={text('checking.text', { minutes: ORDER_PROCESSING_MINUTES })}
        />
        <DefinitionList
          className={styles.failedPayment}
          items={[{ term: text('checking.term'), details: orderName }]}
        />
        <div className={styles.ways}>
          <LinkButton href={href('checkoutSuccess', locale)} variant="outline">
            {text('checking.again')}
          </LinkButton>
        </div>
      </Stack>
    </Container>
  );
}
