import { Container } from '@geven/ui/Container';
import { EmptyState } from '@geven/ui/EmptyState';
import { Heading } from '@geven/ui/Heading';
import { LinkButton } from '@geven/ui/LinkButton';
import { Text } from '@geven/ui/Text';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import * as frame from '@/components/account/account-frame.css';
import { PageFrame } from '@/components/page/PageFrame';
import { pageSdk } from '@/lib/cart/load-cart';
import { alternatesOf } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as dashboard from '../dashboard/dashboard.css';
import type { GuestOrderVisit } from './guest-order';
import { ifAvailable } from './load-orders';
import { OrderContent } from './OrderContent';
import { OrdersOutage } from './OrdersOutage';
import { guestOrderHref } from './order-view';

interface GuestOrderPageProps extends GuestOrderVisit {
  context: PageContext;
}

/** Title of the page of an order that a link opens; search engines have no business there. */
export function guestOrderMetadata({ context: { locale } }: { context: PageContext }): Metadata {
  const title = getTexts(locale, 'orders')('guest.title');
  return {
    title: getTexts(locale, 'common')('titleSuffix', { title }),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/**
 * An order for whoever has the link of a mail, without a login (DB-08). A link that is old, revoked, guessed or another
 * order's shows what no link at all shows.
 */
export async function GuestOrderPage({ context, id, accessToken, ...visit }: GuestOrderPageProps) {
  const { locale } = context;
  const text = getTexts(locale, 'orders');
  const { dashboard: calls } = await pageSdk(locale);
  const order = id && accessToken ? await ifAvailable(calls.orderGet(id, { accessToken })) : null;
  const framed = (title: string | null, content: ReactNode) => (
    <PageFrame
      alternates={alternatesOf((each) => (id ? guestOrderHref(each, id) : href('home', each)))}
      context={context}
    >
      <Container className={frame.page}>
        {title && (
          <Heading className={frame.title} level={1}>
            {title}
          </Heading>
        )}
        {content}
      </Container>
    </PageFrame>
  );
  if (id && order === 'unavailable')
    return framed(text('guest.title'), <OrdersOutage href={guestOrderHref(locale, id)} text={text} />);
  if (!id || !order || order === 'unavailable') return framed(null, <NoOrder context={context} />);
  const found =
    order.invoiceCount === 0
      ? null
      : await ifAvailable(calls.getInvoices({ orderId: id, pageSize: 20, ...(accessToken ? { accessToken } : {}) }));
  const invoices = found === null || found === 'unavailable' ? [] : found.invoices;
  return framed(
    text('guest.order', { name: order.name }),
    <OrderContent {...visit} context={context} invoices={invoices} isGuest order={order} />,
  );
}

/** The same for every reason, so that nobody learns which orders there are. */
function NoOrder({ context: { locale } }: Pick<GuestOrderPageProps, 'context'>) {
  const text = getTexts(locale, 'orders');
  return (
    <EmptyState heading={text('guest.missing')} headingLevel={1} layout="beside">
      <Text>{text('guest.missingText')}</Text>
      <div className={dashboard.ways}>
        <LinkButton href={href('contactOther', locale)}>{text('guest.ask')}</LinkButton>
        <LinkButton href={href('login', locale)} variant="secondary">
          {text('guest.login')}
        </LinkButton>
      </div>
    </EmptyState>
  );
}
