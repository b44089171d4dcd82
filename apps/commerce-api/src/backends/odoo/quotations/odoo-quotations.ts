import { DEFAULT_LOCALE, todayInBerlin } from '@geven/timber';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders, odooPayments, odooPlacements } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import { paymentAttempts } from '../../../database/schema/payment-attempts';
import type { Cart } from '../../../domain/cart/cart';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { checkOrderable } from '../../../domain/quotations/quotation';
import type { Outbox } from '../../../outbox/outbox';
import type { Carts } from '../../../ports/cart';
import type { Clock } from '../../../ports/clock';
import type { CustomerShopper, Quotations } from '../../../ports/quotations';
import {
  QUOTATION_ACTION,
  type QuotationAnswer,
  type QuotationOutcome,
  type QuotationPageAnswer,
  type QuotationRequest,
} from '../actions/quotation-action';
import type { RunAction } from '../actions/run-action';
import type { CartGateway } from '../cart/cart-gateway';
import { endOpened } from '../cart/opened-cart';
import { findLink } from '../customers/link-rows';
import { endOpenedAnywhere, findOpened, openInOdoo } from './open-in-odoo';
import { createReadQuotation } from './read-quotation';

export interface OdooQuotationsOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  readonly clock: Clock;
  readonly enqueue: Outbox['enqueue'];
  readonly carts: Pick<Carts, 'load'>;
  readonly gateway: Pick<CartGateway, 'inSequence'>;
}

/**
 * Quotations that the merchant makes in Odoo (DB-13). Opened, the sale order itself is the cart, and the order that is
 * placed (DB-17); carts do not become quotations.
 */
export function createOdooQuotations({ db, run, clock, enqueue, carts, gateway }: OdooQuotationsOptions): Quotations {
  const readQuotation = createReadQuotation(db);

  /** Null for a customer whom Odoo does not know. */
  async function ownerOf(customerId: number) {
    const link = await findLink(db, customerId);
    return link && { customer: link.key, placed: await placedInShop(db) };
  }

  async function page(customerId: number, asked: { term: string | null; offset: number; limit: number | null }) {
    const owner = await ownerOf(customerId);
    if (!owner) return { quotations: [], totalCount: 0 };
    const request: QuotationRequest = { do: 'page', ...asked, ...owner };
    const answer = await run<QuotationPageAnswer>(QUOTATION_ACTION, { request, isSafe: true });
    const openedId = (await findOpened(db, customerId))?.id ?? null;
    const quotations = answer.quotations.map((one) => readQuotation(one, openedId));
    return { quotations: await Promise.all(quotations), totalCount: answer.total };
  }

  /** @throws {CommerceError} QUOTATION_NOT_FOUND for another customer's, and what Odoo's action refuses. */
  async function change(what: 'ask' | 'cancel', { customerId }: CustomerShopper, id: number): Promise<QuotationAnswer> {
    const owner = await ownerOf(customerId);
    if (!owner) throw new CommerceError('QUOTATION_NOT_FOUND');
    const request: QuotationRequest = { do: what, id, today: todayInBerlin(clock.now()), ...owner };
    const outcome = await run<QuotationOutcome>(QUOTATION_ACTION, { request });
    if ('refusal' in outcome) throw new CommerceError(outcome.refusal);
    if (!outcome.quotation) throw new CommerceError('QUOTATION_NOT_FOUND');
    return outcome.quotation;
  }

  async function read(request: QuotationRequest): Promise<QuotationAnswer | null> {
    const outcome = await run<QuotationOutcome>(QUOTATION_ACTION, { request, isSafe: true });
    return 'quotation' in outcome ? outcome.quotation : null;
  }

  async function ownAnswer(customerId: number, id: number): Promise<QuotationAnswer | null> {
    const owner = await ownerOf(customerId);
    return owner && (await read({ do: 'one', id, ...owner }));
  }

  async function open(shopper: CustomerShopper, id: number): Promise<Cart> {
    const answer = await ownAnswer(shopper.customerId, id);
    if (!answer) throw new CommerceError('QUOTATION_NOT_FOUND');
    const quotation = await readQuotation(answer);
    checkOrderable(quotation, clock.now());
    if (!quotation.isOrderable) throw new CommerceError('QUOTATION_NOT_POSSIBLE');
    return await gateway.inSequence(shopper, async (call) => {
      await openInOdoo(db, shopper, { answer, quotation });
      const cart = (await call(shopper).catch((error) => closeAndThrow(shopper, error)))?.cart;
      if (cart?.quotation?.id !== id) throw new CommerceError('QUOTATION_NOT_FOUND');
      return cart;
    });
  }

  /** Nobody has seen it as a cart. */
  async function closeAndThrow({ customerId }: CustomerShopper, error: unknown): Promise<never> {
    const opened = await findOpened(db, customerId);
    if (opened) await endOpened(db, opened.cartId);
    throw error;
  }

  return {
    isCartPossible: false,
    async save() {
      throw new CommerceError('QUOTATION_NOT_POSSIBLE');
    },
    open,
    async close(shopper) {
      const opened = await findOpened(db, shopper.customerId);
      if (opened) await endOpened(db, opened.cartId);
      return await carts.load(shopper);
    },
    page: (customerId, { search, offset, limit }) =>
      page(customerId, { term: search && (search.digits ?? search.term), offset, limit }),
    async ofCustomer(customerId) {
      return (await page(customerId, { term: null, offset: 0, limit: null })).quotations;
    },
    async byId(customerId, id) {
      const found = await ownAnswer(customerId, id);
      return found && (await readQuotation(found, (await findOpened(db, customerId))?.id));
    },
    async askAgain(shopper, id) {
      const copy = await change('ask', shopper, id);
      await enqueue(db, { name: 'quotation-asked', key: String(copy.id), data: { quotationId: copy.id } });
      return await readQuotation(copy);
    },
    async remove(shopper, id) {
      await change('cancel', shopper, id);
      // Also out of a colleague's cart.
      await endOpenedAnywhere(db, id);
      return await carts.load(shopper);
    },
    async asked(id) {
      const found = await read({ do: 'asked', id });
      // The merchant answers from Odoo, whose mails have the language of its contact.
      return found && { quotation: await readQuotation(found), ...found.partner, locale: DEFAULT_LOCALE };
    },
  };
}

/** Sale orders that were, or are being, placed or paid in the shop and that Odoo still has as quotations. */
async function placedInShop(db: Database['db']): Promise<number[]> {
  const unpaid = db.select({ id: orders.id }).from(orders).where(eq(orders.state, 'QuotationSent'));
  const placing = db.select({ id: odooPlacements.cartId }).from(odooPlacements);
  const rows = await db
    .select({ odooId: odooOrders.odooId })
    .from(odooOrders)
    .where(inArray(odooOrders.cartId, unpaid.union(placing)));
  // A failed payment leaves the quotation that it was for as it was.
  const frozen = await db
    .select({ odooId: odooPayments.odooId, state: paymentAttempts.state, cart: paymentAttempts.cart })
    .from(odooPayments)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, odooPayments.attemptId))
    .where(and(isNull(odooPayments.bookedAt), isNotNull(odooPayments.sentAt)));
  const taken = frozen.filter(({ state, cart }) => state === 'paid' || !cart.quotation);
  return [...new Set([...rows, ...taken].map(({ odooId }) => odooId))];
}
