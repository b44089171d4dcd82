import { CART_CHANGE_EVENT } from '@/lib/cart/cart-size';
import { notify } from '../notifications/notify';
import { flyCartDot } from './fly-cart-dot';

/** What is said of something that is in the cart, and what the controls of that are called. */
export interface AddedTexts {
  added: string;
  toCart: string;
  region: string;
  dismiss: string;
}

interface Added {
  texts: AddedTexts;
  cartHref: string;
  /** What was pressed. */
  origin: Element;
}

/** Says that something has come into the cart: by the number in the header, a dot that flies and a notification (CA-25). */
export function announceAdded({ texts: { added, toCart, region, dismiss }, cartHref, origin }: Added): Promise<void> {
  dispatchEvent(new Event(CART_CHANGE_EVENT));
  flyCartDot(origin);
  return notify({
    message: added,
    tone: 'success',
    action: { label: toCart, href: cartHref },
    labels: { region, dismiss },
  });
}
