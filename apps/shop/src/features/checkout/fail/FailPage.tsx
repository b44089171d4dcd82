import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { LinkButton } from '@geven/ui/LinkButton';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { LinkedText } from '@/components/LinkedText';
import { loadCart } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { phoneHref, seller } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { CheckoutFrame } from '../CheckoutFrame';
import * as styles from '../checkout.css';

interface FailPageProps {
  context: PageContext;
  /** Reference of the order that was not paid; null where the address names none. */
  reference: string | null;
}

/** A payment that was refused or broken off: again, or another way to pay; and what to say to the seller (ER-20). */
export async function FailPage({ context, reference }: FailPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'checkout');
  const { phone } = seller;
  return (
    <CheckoutFrame context={context} hasLinks={false} order={(await loadCart(locale)) ?? undefined}>
      <Container className={styles.notice}>
        <Stack gap={6}>
          <Heading level={1}>{text('fail.title')}</Heading>
          <Text isMeasured size="lead">
            {text('fail.text')}
          </Text>
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
      </Container>
    </CheckoutFrame>
  );
}
