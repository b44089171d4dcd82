import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { MAX_PIECES, vatRateOfLocale } from '@geven/timber';
import { cartHead } from '../../../carts/cart-head';
import { findCart, lockCart, lockOrCreateCart, writeNextVersion } from '../../../carts/cart-rows';
import { findFinishes } from '../../../carts/finish-rows';
import { ownerKey } from '../../../carts/ownership';
import { createSequence } from '../../../carts/run-in-sequence';
import { findVariantFacts, type VariantFacts } from '../../../carts/variant-facts';
import type { Database } from '../../../database/connection';
import type { Cart, RemovedLine } from '../../../domain/cart/cart';
import { cartFreight } from '../../../domain/cart/load';
import { isIntraCommunitySupply } from '../../../domain/checkout/intra-community-supply';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { ErrorCode } from '../../../domain/errors/error-params';
import type { Shopper } from '../../../ports/shopper';
import { CART_ACTION } from '../actions/cart-action';
import type { CartAnswer, CartOutcome, CartRequest, DroppedLine } from '../actions/cart-request';
import type { RunAction } from '../actions/run-action';
import { cancelDrafts } from '../orders/cancel-drafts';
import { freightRequest, loadLines, type ProductPieces } from './cart-freight';
import { after, type CartChange, type CartLine, cartLines, sizesOf } from './cart-lines';
import { checkLines } from './check-lines';
import { findFinishServices } from './finish-services';
import {
  deleteOdooOrder,
  findOdooOrder,
  insertOdooOrder,
  isBeingPlaced,
  noteShown,
  type OdooOrderRow,
} from './odoo-order-rows';
import { quantitiesPerPiece } from './quantities-per-piece';
import { toCart } from './to-cart';

export interface CartGatewayOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly run: RunAction;
}

export interface CartCall {
  readonly change?: CartChange;
  readonly place?: CartRequest['place'];
}

/** What became of a call on a cart. */
export interface CartResult {
  readonly cart: Cart;
  readonly answer: CartAnswer | null;
  /** The order would not cost what the shopper saw: it was not placed. */
  readonly hasChanged: boolean;
}

type FoundCart = NonNullable<Awaited<ReturnType<typeof findCart>>>;

export type CallCart = (shopper: Shopper, call?: CartCall) => Promise<CartResult | null>;

/** Carts as sale orders in Odoo: one call per user action, made of a session's cart and what the catalogue knows. */
export interface CartGateway {
  /** Null when the session has no cart and `change` adds nothing. */
  call: CallCart;
  /** Takes every line out: Odoo's order is cancelled, and the next addition makes another. */
  clear(shopper: Shopper): Promise<Cart | null>;
  /** Several calls on one cart with nothing of the same visitor in between. */
  inSequence<Result>(shopper: Shopper, work: (call: CallCart) => Promise<Result>): Promise<Result>;
  /** The cart as it was shown last, without asking Odoo. */
  shown(shopper: Omit<Shopper, 'priceList'>): Promise<CartResult | null>;
}

export function createCartGateway({ db, client, run }: CartGatewayOptions): CartGateway {
  // Odoo lets changes of one order that come together wait for seconds, each longer than the one before.
  const inSequence = createSequence();

  async function call(shopper: Shopper, { change = {}, place }: CartCall = {}): Promise<CartResult | null> {
    const isAdding = (change.add?.length ?? 0) > 0;
    if (isAdding) await lockOrCreateCart(db, shopper);
    const found = await findCart(db, shopper);
    const link = found ? await findOdooOrder(db, found.cart.id) : null;
    const [first] = change.update ?? [];
    if (first && !link) throw new CommerceError('CART_LINE_NOT_FOUND', { lineId: first.line_id });
    if (!found) return null;
    if (!link && !isAdding) return await resultOf(shopper, found, null);
    return await send(shopper, { found, link, change, place });
  }

  async function send(shopper: Shopper, { found, link, change, place }: Sending): Promise<CartResult | null> {
    const lines = after(cartLines(link?.shown ?? null), change);
    const variants = await variantsOf(shopper, lines, change);
    if (change.add || change.update) {
      const valueIds = lines.flatMap(({ value_ids }) => value_ids);
      checkLines(lines, variants, await findFinishes(db, valueIds, shopper.locale));
    }
    const request = await requestOf(shopper, { found, lines, variants });
    const refresh = !isMereChange(change, place) || !isSamePlace(request, link?.shown);
    const outcome = await run<CartOutcome>(CART_ACTION, {
      recordId: link?.odooId,
      request: { ...request, ...change, place, refresh },
    });
    if ('refusal' in outcome) throw refusalOf(outcome.refusal);
    if ('closed' in outcome) return await reopen(shopper, { found, link, change, place });
    const { cart, dropped = [], has_changed: hasChanged = false } = outcome;
    const current = cart.is_freight_current ? cart : await withFreight(shopper, { found, answer: cart });
    if (!link && !(await insertOdooOrder(db, found.cart.id, current))) {
      // Two first adds at once: the other's order is the cart, and ours is cancelled.
      await client.call('sale.order', 'action_cancel', { ids: [current.id] });
      return await call(shopper, { change });
    }
    const shown = {
      before: link?.shown ?? null,
      after: current,
      isChange: isChanging(change),
      dropped: dropped.map((line) => removedLine(line, variants)),
    };
    const noted = cart.state === 'draft' ? await noteShown(db, shopper, shown) : undefined;
    const foundNow = noted ? { ...found, cart: noted } : ((await findCart(db, shopper)) ?? found);
    const areKnown = current.lines.every(({ product_id }) => variants.has(product_id));
    return { ...(await resultOf(shopper, foundNow, current, areKnown ? variants : undefined)), hasChanged };
  }

  /** Somebody confirmed or cancelled the cart inside Odoo: the visitor starts a new one. */
  async function reopen(shopper: Shopper, { found, link, change, place }: Sending): Promise<CartResult | null> {
    if (place) throw new CommerceError('CART_EMPTY');
    if (link && (await isBeingPlaced(db, found.cart.id))) {
      // It is Odoo's order already and soon ours: its lines must not be forgotten before it is recorded.
      if (isChanging(change)) throw new CommerceError('SERVICE_UNAVAILABLE');
      return await resultOf(shopper, found, link.shown);
    }
    await deleteOdooOrder(db, found.cart.id);
    return await call(shopper, { change: change.add ? { add: change.add } : {} });
  }

  /** Freight for lines that were not what we expected: another tab, or a product that is no longer sold. */
  async function withFreight(shopper: Shopper, { found, answer }: { found: FoundCart; answer: CartAnswer }) {
    const lines = cartLines(answer);
    const variants = await variantsOf(shopper, lines, {});
    const request = await requestOf(shopper, { found, lines, variants });
    const outcome = await run<CartOutcome>(CART_ACTION, { recordId: answer.id, request });
    return 'cart' in outcome ? outcome.cart : answer;
  }

  async function variantsOf(shopper: Shopper, lines: readonly ProductPieces[], { add = [] }: CartChange) {
    const variants = await findVariantFacts(
      db,
      lines.map(({ product_id }) => product_id),
      shopper,
    );
    for (const { product_id: variantId } of add) {
      const variant = variants.get(variantId);
      if (!variant) throw new CommerceError('PRODUCT_NOT_FOUND', { variantId });
      if (!variant.isSold) throw new CommerceError('PRODUCT_NOT_AVAILABLE', { variantId });
    }
    return variants;
  }

  async function requestOf(shopper: Shopper, { found, lines, variants }: RequestParts): Promise<CartRequest> {
    const head = cartHead(found);
    const { destination } = head;
    return {
      country: destination?.country ?? countryOf(shopper),
      zip: destination?.zip ?? null,
      ...(isIntraCommunitySupply(head) && head.vatIdCheck ? { vat_id: head.vatIdCheck.vatId } : {}),
      refresh: false,
      ...pricelistOf(shopper),
      per_piece: await quantitiesPerPiece(db, [...variants.keys()]),
      sizes: sizesOf(variants),
      services: await findFinishServices(
        db,
        lines.flatMap(({ value_ids }) => value_ids),
      ),
      max_pieces: MAX_PIECES,
      freight: freightRequest(lines, cartFreight(loadLines(lines, variants), head)),
    };
  }

  async function resultOf(
    { locale }: Pick<Shopper, 'locale'>,
    found: FoundCart,
    answer: CartAnswer | null,
    known?: ReadonlyMap<number, VariantFacts>,
  ): Promise<CartResult> {
    const head = cartHead(found);
    const lines = cartLines(answer);
    const productIds = lines.map(({ product_id }) => product_id);
    const valueIds = lines.flatMap(({ value_ids }) => value_ids);
    const finishes = await findFinishes(db, valueIds, locale);
    const services = await findFinishServices(db, valueIds);
    // What lines cost, Odoo says.
    const variants = known ?? (await findVariantFacts(db, productIds, { locale, priceList: STANDARD_PRICE_LIST }));
    const freight = cartFreight(loadLines(lines, variants), head);
    return {
      cart: toCart({ head, answer, variants, finishes, services, freight, locale }),
      answer,
      hasChanged: false,
    };
  }

  async function clear(shopper: Shopper): Promise<Cart | null> {
    const found = await findCart(db, shopper);
    const link = found ? await findOdooOrder(db, found.cart.id) : null;
    if (link) await cancelDrafts(client, [link.odooId]);
    await db.transaction(async (tx) => {
      const cart = await lockCart(tx, shopper);
      if (!cart) return;
      await deleteOdooOrder(tx, cart.id);
      await writeNextVersion(tx, cart);
    });
    const foundNow = await findCart(db, shopper);
    return foundNow ? (await resultOf(shopper, foundNow, null)).cart : null;
  }

  return {
    clear: (shopper) => inSequence(ownerKey(shopper), () => clear(shopper)),
    call: (shopper, cartCall) => inSequence(ownerKey(shopper), () => call(shopper, cartCall)),
    inSequence: (shopper, work) => inSequence(ownerKey(shopper), () => work(call)),
    async shown(shopper) {
      const found = await findCart(db, shopper);
      if (!found) return null;
      const link = await findOdooOrder(db, found.cart.id);
      return await resultOf(shopper, found, link?.shown ?? null);
    },
  };
}

interface Sending {
  readonly found: FoundCart;
  readonly link: OdooOrderRow | null;
  readonly change: CartChange;
  readonly place: CartRequest['place'];
}

interface RequestParts {
  readonly found: FoundCart;
  readonly lines: readonly CartLine[];
  readonly variants: ReadonlyMap<number, VariantFacts>;
}

/** Pieces change and nobody looks at the whole cart yet: reading it, or placing the order, brings the rest up to date. */
function isMereChange(change: CartChange, place: CartRequest['place']): boolean {
  return !place && isChanging(change);
}

const isChanging = (change: CartChange) => Object.values(change).some((items) => items.length > 0);

function removedLine(
  { product_id, name, pieces, is_sold }: DroppedLine,
  variants: ReadonlyMap<number, VariantFacts>,
): RemovedLine {
  const reason = is_sold ? 'FINISH_NOT_AVAILABLE' : 'PRODUCT_NOT_AVAILABLE';
  return { name: variants.get(product_id)?.name ?? name, pieces, reason };
}

/** Whether taxes are counted as they were. */
function isSamePlace(request: CartRequest, shown: CartAnswer | undefined): boolean {
  const isSameBuyer = (shown?.vat_id ?? undefined) === request.vat_id;
  return shown?.country === request.country && shown.zip === request.zip && isSameBuyer;
}

/** Lists of customers are known by their ids in Odoo. */
const pricelistOf = ({ priceList }: Shopper): Pick<CartRequest, 'pricelist_id'> =>
  priceList === STANDARD_PRICE_LIST ? {} : { pricelist_id: Number(priceList) };

/** The country whose tax the visitor's language stands for until the destination is known. */
const countryOf = ({ locale }: Shopper) => (vatRateOfLocale(locale) === 19 ? 'DE' : 'NL');

function refusalOf({ code, params }: { code: string; params: Record<string, number> }): CommerceError {
  return new (CommerceError as new (code: ErrorCode, params: object) => CommerceError)(code as ErrorCode, params);
}
