import { emailKey, isEmailAddress } from '../../domain/accounts/email-address';
import { savedLines } from '../../domain/cart/saved-cart';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Limits } from '../../ports/limits';
import type { SavedCarts } from '../../ports/saved-carts';
import type { Visitor } from '../../sessions/visitor';

interface SendCartEmailOptions {
  readonly carts: Pick<Carts, 'load'>;
  readonly savedCarts: Pick<SavedCarts, 'mail'>;
  readonly limits: Limits;
}

/** Mails a copy of the visitor's cart to any address (CA-19). Nothing that the sender writes is in the mail. */
export function createSendCartEmail({ carts, savedCarts, limits }: SendCartEmailOptions) {
  return async function sendCartEmail(visitor: Visitor, typed: string): Promise<void> {
    const email = typed.trim();
    if (email === '') throw new CommerceError('FIELD_REQUIRED', { field: 'email' });
    if (email.length > 254 || !isEmailAddress(email)) throw new CommerceError('FIELD_EMAIL', { field: 'email' });
    const shopper = await visitor.shopper();
    const cart = shopper && (await carts.load(shopper));
    if (!cart || cart.lines.length === 0) throw new CommerceError('CART_EMPTY');
    await limits.count('cartMailsOfClient', visitor.client);
    await limits.count('cartMailsOfRecipient', emailKey(email));
    await savedCarts.mail({ lines: savedLines(cart), email, locale: visitor.locale });
  };
}
