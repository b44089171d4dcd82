import { createHash } from 'node:crypto';
import { ADDRESS_ACTION } from '../actions/address-action';
import { CART_ACTION } from '../actions/cart-action';
import { CUSTOMER_ACTION } from '../actions/customer-action';
import { INVOICE_ACTION } from '../actions/invoice-action';
import { KEY_EXPIRY_ACTION, ROTATE_KEY_ACTION } from '../actions/key-actions';
import { LEAD_ACTION } from '../actions/lead-action';
import { NEWSLETTER_ACTION } from '../actions/newsletter-action';
import { ORDER_ACTION } from '../actions/order-action';
import { PAYMENT_ACTION } from '../actions/payment-action';
import { QUOTATION_ACTION } from '../actions/quotation-action';
import type { ServerAction } from '../actions/server-action';
import { VARIANT_FACTS_ACTION } from '../catalogue/read/variant-facts-action';
import { ARCHIVE_PARTNERS_ACTION } from '../customers/archive-partners';

/** The server actions that the set-up command installs, but for the one that says which version of them it was. */
export const ACTIONS: readonly ServerAction[] = [
  CART_ACTION,
  CUSTOMER_ACTION,
  ADDRESS_ACTION,
  ARCHIVE_PARTNERS_ACTION,
  LEAD_ACTION,
  INVOICE_ACTION,
  QUOTATION_ACTION,
  ORDER_ACTION,
  NEWSLETTER_ACTION,
  VARIANT_FACTS_ACTION,
  PAYMENT_ACTION,
  ROTATE_KEY_ACTION,
];

/** Names what the actions do: it is another one as soon as the code of one of them is. */
export const SETUP_VERSION = versionOf([...ACTIONS, KEY_EXPIRY_ACTION]);

/** What the API asks now and then anyway also answers the version that was installed: that needs no call of its own. */
export const VERSIONED_KEY_EXPIRY: ServerAction = {
  ...KEY_EXPIRY_ACTION,
  code: `setup = '${SETUP_VERSION}'\n${KEY_EXPIRY_ACTION.code}`,
};

/** A version of some actions. */
export function versionOf(actions: readonly Pick<ServerAction, 'externalId' | 'code'>[]): string {
  const hash = createHash('sha256');
  for (const { externalId, code } of actions) hash.update(`${externalId}\n${code}\n`);
  return hash.digest('hex').slice(0, 12);
}
