import { Button } from '@geven/ui/Button';
import { Container } from '@geven/ui/Container';
import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import { FormErrors } from '@/components/FormErrors';
import { PageFrame } from '@/components/page/PageFrame';
import type { AccountVisit } from '@/lib/account/account-visit';
import { KEPT_LINES } from '@/lib/cart/add-again';
import { fieldErrors } from '@/lib/forms/field-errors';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import * as styles from './cart.css';

interface SavedCartPageProps extends AccountVisit {
  context: PageContext;
  /** Whether the browser has the token of a link. */
  hasLink: boolean;
}

/** Title of the page of a mailed cart, which search engines leave out. */
export function savedCartMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const title = getTexts(locale, 'cart')('savedCart.title');
  return { title: getTexts(locale, 'common')('titleSuffix', { title }), robots: { index: false, follow: true } };
}

/** Where the link of a mailed cart leads: looking at the page changes no cart, its button does (CA-19). */
export function SavedCartPage({ context, flash, done, hasLink }: SavedCartPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'cart');
  const refusals = flash?.refusals ?? [];
  const isExpired = !hasLink || refusals.some(({ code }) => code === 'LINK_EXPIRED');
  const toCart = (
    <div>
      <LinkButton href={href('cart', locale)} size="large">
        {text('savedCart.toCart')}
      </LinkButton>
    </div>
  );
  return (
    <PageFrame alternates={routeAlternates('savedCart')} context={context}>
      <Container className={styles.page}>
        <Stack gap={6}>
          <Heading level={1}>{text('savedCart.title')}</Heading>
          {done === 'restored' ? (
            <>
              <Notice isAlert title={text('savedCart.partly')} tone="warning">
                <ul className={styles.removedLines}>
                  {(flash?.values.unavailable ?? '').split('\n').map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </Notice>
              {toCart}
            </>
          ) : isExpired ? (
            <>
              <Notice isAlert title={text('savedCart.expired')} tone="danger" />
              {toCart}
            </>
          ) : (
            <>
              <FormErrors errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))} title="" />
              <Text isMeasured>{text('savedCart.lead')}</Text>
              <form action="/api/cart/restore" method="post">
                <input name="locale" type="hidden" value={locale} />
                <input name={KEPT_LINES.savedCart} type="hidden" value="yes" />
                <Button size="large" type="submit">
                  {text('savedCart.restore')}
                </Button>
              </form>
            </>
          )}
        </Stack>
      </Container>
    </PageFrame>
  );
}
