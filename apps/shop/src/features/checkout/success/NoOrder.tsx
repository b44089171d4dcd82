import type { Locale } from '@geven/timber';
import { Container } from '@geven/ui/Container';
import { EmptyState } from '@geven/ui/EmptyState';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';

interface NoOrderProps extends Pick<CheckoutView, 'text'> {
  locale: Locale;
}

/** The success page of a browser that has ordered nothing. */
export function NoOrder({ locale, text }: NoOrderProps) {
  return (
    <Container className={styles.page}>
      <EmptyState heading={text('success.noneTitle')} headingLevel={1}>
        <Text>{text('success.noneText')}</Text>
        <LinkButton href={href('category', locale)}>{text('success.goOn')}</LinkButton>
      </EmptyState>
    </Container>
  );
}
