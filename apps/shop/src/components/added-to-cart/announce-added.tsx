import type { Cart } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { CART_CHANGE_EVENT } from '@/lib/cart/cart-size';
import { loadCartTexts } from '@/lib/texts/load-cart-texts';
import { notify } from '../notifications/notify';
import type { NotificationLabels } from '../notifications/show-notification';
import { AddedLines } from './AddedLines';
import type { AddedLine } from './added-line';
import { flyCartDot } from './fly-cart-dot';

/** How a page shows what came into the cart from it. */
export interface AddedView {
  locale: Locale;
  /** Amounts without VAT. */
  isNet: boolean;
  cartHref: string;
  labels: NotificationLabels;
}

interface Added {
  view: AddedView;
  /** The cart that came back. */
  cart: Cart;
  lines: readonly AddedLine[];
  /** What was pressed. */
  origin: Element;
}

/**
 * Says that something has come into the cart (CA-25): by the number in the header, a dot that flies, and a panel with
 * what was added and what the cart comes to.
 */
export async function announceAdded({ view, cart, lines, origin }: Added): Promise<void> {
  dispatchEvent(new Event(CART_CHANGE_EVENT));
  flyCartDot(origin);
  const { locale, isNet, cartHref, labels } = view;
  const text = await loadCartTexts(locale);
  await notify({
    message: text('added.title'),
    tone: 'success',
    topic: 'added-to-cart',
    details: <AddedLines cart={cart} isNet={isNet} lines={lines} locale={locale} text={text} />,
    stayLabel: text('added.stay'),
    action: { label: text('added.toCart'), href: cartHref },
    labels,
  });
}
