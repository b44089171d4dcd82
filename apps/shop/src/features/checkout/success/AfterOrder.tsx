import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { href } from '@/lib/routing/routes';
import * as styles from '../checkout.css';
import type { CheckoutView } from '../checkout-view';

interface AfterOrderProps extends Pick<CheckoutView, 'text'> {
  locale: Locale;
  order: Pick<Cart, 'id' | 'name'>;
  isGuest: boolean;
}

const DOCUMENTS = ['terms', 'withdrawalNotice'] as const;

/** The order in its customer's account, the texts that the contract rests on, and for guests an account that it will belong to. */
export function AfterOrder({ locale, order, isGuest, text }: AfterOrderProps) {
  return (
    <>
      <section className={styles.screenPart}>
        <Stack gap={3}>
          <Heading level={2} size="subheading">
            {text('success.documents')}
          </Heading>
          <ul className={styles.documents}>
            {!isGuest && (
              <li>
                <Link href={href('dashboardOrders', locale, { query: { order: order.id } })}>
                  {text('success.order', { number: order.name ?? '' })}
                </Link>
              </li>
            )}
            {DOCUMENTS.map((name) => (
              <li key={name}>
                <Link href={href(name, locale)}>{text(`success.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </Stack>
      </section>
      {isGuest && (
        <section className={styles.screenPart}>
          <Stack align="start" gap={3}>
            <Heading level={2} size="subheading">
              {text('success.account')}
            </Heading>
            <Text tone="muted">{text('success.accountText')}</Text>
            <LinkButton href={href('register', locale)} variant="outline">
              {text('success.account')}
            </LinkButton>
          </Stack>
        </section>
      )}
    </>
  );
}
