import type { OrderId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { goneCookie } from '../device/hidden-cookie';
import type { FormOutcome, SubmittedForm } from '../forms/form-action';
import type { FormRefusal } from '../forms/form-flash';
import { formRefusals } from '../forms/form-refusals';
import { href, ROUTES } from '../routing/routes';

/** Names what a page shows of a list of lines that could not all be had. */
export const UNAVAILABLE = 'unavailable';

/** Fields of forms that put lines into the cart which were kept: those of an order, or of a cart that was mailed. */
export const KEPT_LINES = { order: 'orderId', savedCart: 'savedCart' } as const;

/** A page that names what could not be had. */
export interface PageOfMissing {
  readonly showOn: 'dashboardOrders' | 'dashboardQuotations' | 'savedCart';
  readonly query: Readonly<Record<string, string>>;
}

/** What became of lines that a form wanted in the cart. */
export interface Added {
  /** Null when it went well. */
  readonly refusals: readonly FormRefusal[] | null;
  /** Names of what cannot be had any more. */
  readonly unavailable: readonly string[];
  /** The page that says so; null where everything can be had. */
  readonly page: PageOfMissing | null;
  /** The cookie of a link that is used up. */
  readonly link: string | null;
}

/** Puts the lines of an order or, without one, of the mailed cart whose link the browser came by, into the cart. */
export async function addAgain(
  orderId: OrderId | null,
  { sdk, cookie }: Pick<SubmittedForm, 'sdk' | 'cookie'>,
): Promise<Added> {
  const link = ROUTES.savedCart.linkCookie;
  const page: PageOfMissing = orderId
    ? { showOn: 'dashboardOrders', query: { order: String(orderId), done: 'again' } }
    : { showOn: 'savedCart', query: { done: 'restored' } };
  try {
    const { unavailable } = orderId
      ? await sdk.dashboard.orderAgain(orderId)
      : await sdk.cart.restoreCart(cookie?.(link) ?? '');
    return { refusals: null, unavailable, page, link: orderId ? null : link };
  } catch (error) {
    return { refusals: formRefusals(error), unavailable: [], page, link: null };
  }
}

/** On to the cart, or to the page that names what is gone. */
export function afterAdding({ unavailable, page, link }: Omit<Added, 'refusals'>, locale: Locale): FormOutcome {
  if (page && unavailable.length > 0) return { ...page, values: { [UNAVAILABLE]: unavailable.join('\n') } };
  return { to: href('cart', locale), ...(link ? { headers: [['set-cookie', goneCookie(link)]] } : {}) };
}

/** Whether the cart is a quotation, whose lines are fixed: the cart asks what is to become of it. */
export const isFixed = (refusals: readonly FormRefusal[]): boolean =>
  refusals.some(({ code }) => code === 'QUOTATION_FIXED');
