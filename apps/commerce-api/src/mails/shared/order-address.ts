import type { Locale } from '@geven/timber';
import type { OrderLinks } from '../../ports/order-links';
import { mailShop, shopAddress } from './mail-picture';
import type { Sender } from './sender';
import { SHOP_PATHS } from './shop-paths';

/** Where the button of a mail about an order leads. */
export interface OrderAddress {
  readonly url: string;
  /** Whether it opens the order without a login. */
  readonly isGuests: boolean;
}

interface Subject {
  readonly orderId: number;
  /** Of the mail. */
  readonly locale: Locale;
}

interface Sources {
  readonly orderLinks: Pick<OrderLinks, 'issue'>;
  readonly sender: Pick<Sender, 'brand' | 'origins'>;
}

/** A guest's order is opened by its link (DB-08), a customer's in the dashboard. */
export async function orderAddress(subject: Subject, { orderLinks, sender }: Sources): Promise<OrderAddress> {
  const token = await orderLinks.issue(subject.orderId);
  if (token === null) return customersOrder(subject, sender);
  const path = `${SHOP_PATHS.guestOrder[subject.locale]}/${subject.orderId}`;
  const address = new URL(shopAddress(path, mailShop(sender, subject.locale)));
  address.searchParams.set('accessToken', token);
  return { url: address.href, isGuests: true };
}

/** The page of an order for whoever is logged in. */
export function customersOrder({ orderId, locale }: Subject, sender: Sources['sender']): OrderAddress {
  const address = new URL(shopAddress(SHOP_PATHS.dashboardOrders[locale], mailShop(sender, locale)));
  address.searchParams.set('order', String(orderId));
  return { url: address.href, isGuests: false };
}
