import type { OrderChange } from '@geven/odoo-sdk';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { LinkPage } from '@/components/link/LinkPage';
import { type AccountVisit, readVisit, type Visited } from '@/lib/account/account-visit';
import { ORDER_CHANGE_LINK } from '@/lib/account/link-cookies';
import { pageSdk } from '@/lib/cart/load-cart';
import type { PageContext } from '@/lib/routing/page-context';
import type { Texts } from '@/lib/texts/areas';
import { getTexts } from '@/lib/texts/i18n';
import { ifAvailable } from './load-orders';

interface OrderChangeVisit extends AccountVisit {
  /** Of the link of the mail; undefined where this browser did not come by one lately. */
  readonly token: string | undefined;
}

/** Title of the page that confirms a change of an order. */
export const orderChangeMetadata = ({ context: { locale } }: { context: PageContext }): Metadata => ({
  title: getTexts(locale, 'common')('titleSuffix', { title: getTexts(locale, 'orders')('byLink.title') }),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});

/** Reads the token that the proxy took out of the address. */
export const orderChangeVisit = async (...[query]: Visited): Promise<OrderChangeVisit> => ({
  ...(await readVisit(query)),
  token: (await cookies()).get(ORDER_CHANGE_LINK)?.value,
});

/** Where the mail about a change of a guest's order leads to: it says what its button changes, and only the button does. */
export async function OrderChangePage({ context, token, ...visit }: OrderChangeVisit & { context: PageContext }) {
  const { locale } = context;
  const text = getTexts(locale, 'orders');
  const asked = token ? await ifAvailable((await pageSdk(locale)).dashboard.getOrderChange(token)) : null;
  const isRefused = visit.flash?.refusals.some(({ code }) => /^ORDER_NOT/.test(code)) ?? false;
  const change = asked === 'unavailable' || isRefused ? null : asked;
  const noLink = asked === 'unavailable' ? 'outage.text' : isRefused ? 'byLink.stays' : 'byLink.noLink';
  const texts = {
    title: text('byLink.title'),
    lead: change ? leadOf(change, text) : '',
    submit: text(change?.kind === 'CANCEL' ? 'order.cancel' : 'byLink.submitReference'),
    done: text(visit.done === 'cancelled' ? 'byLink.cancelled' : 'byLink.changed'),
    noLink: text(noLink),
  };
  return (
    <LinkPage
      {...visit}
      action="/api/order/confirm-change"
      context={context}
      hasLink={change !== null}
      route="orderChange"
      texts={texts}
    />
  );
}

function leadOf({ kind, orderName: name, clientOrderRef: reference }: OrderChange, text: Texts<'orders'>): string {
  if (kind === 'CANCEL') return text('byLink.cancel', { name });
  return reference ? text('byLink.reference', { name, reference }) : text('byLink.noReference', { name });
}
