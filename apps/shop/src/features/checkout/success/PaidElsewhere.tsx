import type { Locale } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';

interface PaidElsewhereProps extends Pick<CheckoutView, 'text'> {
  locale: Locale;
  /** Number of the order. */
  orderName: string;
}

/** The order of a shopper whose bank came back in a browser that did not order: no address is shown to whoever that is. */
export function PaidElsewhere({ locale, orderName, text }: PaidElsewhereProps) {
  return (
    <Container className={styles.page}>
      <EmptyState heading={text('paidElsewhere.title', { number: orderName })} headingLevel={1}>
        <Text>{text('paidElsewhere.text')}</Text>
        <LinkButton href={href('category', locale)}>{text('success.goOn')}</LinkButton>
      </EmptyState>
    </Container>
  );
}
