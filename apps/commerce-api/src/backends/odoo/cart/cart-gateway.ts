import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { MAX_PIECES } from '@geven/timber';
import { cartHead } from '../../../carts/cart-head';
import { findCart, lockCart, lockOrCreateCart, writeNextVersion } from '../../../carts/cart-rows';
import { findFinishes } from '../../../carts/finish-rows';
import { ownerKey } from '../../../carts/ownership';
import { createSequence } from '../../../carts/run-in-sequence';
import { findVariantFacts, type VariantFacts } from '../../../carts/variant-facts';
import type { Database } from '../../../database/connection';
import type { Cart } from '../../../domain/cart/cart';
import { deliveryMethods } from '../../../domain/cart/delivery-methods';
import { cartFreight } from '../../../domain/cart/load';
import type { CurrentFreightRates } from '../../../domain/checkout/freight-rates';
import { isIntraCommunitySupply } from '../../../domain/checkout/intra-community-supply';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Shopper } from '../../../ports/shopper';
import type { CartAnswer, CartRequest } from '../actions/cart-request';
import type { RunAction } from '../actions/run-action';
import { cancelDrafts } from '../orders/cancel-drafts';
import { findFreeze } from '../payments/payment-rows';
import { freightRequest, loadLines, type ProductPieces } from './cart-freight';
import { after, type CartChange, type CartLine, cartLines, isChanging, pendingChange, sizesOf } from './cart-lines';
import { checkLines } from './check-lines';
import { findFinishServices } from './finish-services';
import { frozenPart, isAsked, isSamePlace } from './frozen-order';
import {
  deleteOdooOrder,
  findOdooOrder,
  forgetPending,
  insertOdooOrder,
  isBeingPlaced,
  noteFromStock,
  noteShown,
  type OdooOrderRow,
  replaceOdooOrder,
} from './odoo-order-rows';
import { callOpened, endOpened, quotedDelivery } from './opened-cart';
import { placeOf } from './place-of';
import { quantitiesPerPiece } from './quantities-per-piece';
import { couponOf, pricelistOf, refusalOf, removedLine } from './request-parts';
import { createRunOnCart } from './run-on-cart';
import { toCart } from './to-cart';

export interface CartGatewayOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly run: RunAction;
  readonly freightRates: CurrentFreightRates;
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
  /** What the customer has to pay in by now, where that is why it was not placed. */
  readonly termDays?: number | null;
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

export function createCartGateway({ db, client, run, freightRates }: CartGatewayOptions): CartGateway {
  // Odoo lets changes of one order that come together wait for seconds, each longer than the one before.
  const inSequence = createSequence();
  const runOnCart = createRunOnCart({ client, run });

  async function call(shopper: Shopper, { change = {}, place }: CartCall = {}): Promise<CartResult | null> {
    const isAdding = (change.add?.length ?? 0) > 0;
    if (isAdding) await lockOrCreateCart(db, shopper);
    const found = await findCart(db, shopper);
    if (found?.cart.odooQuotation) return await opened(shopper, { found, change, place });
    const known = found ? await findOdooOrder(db, found.cart.id) : null;
    const link = found && known?.pending ? await settle(shopper, found, known) : known;
    const [first] = change.update ?? [];
    if (first && !link) throw new CommerceError('CART_LINE_NOT_FOUND', { lineId: first.line_id });
    if (!found) return null;
    if (!link && !isAdding) return await resultOf(shopper, found, null);
    return await send(shopper, { found, link, change, place });
  }

  /** A quotation of Odoo that is the cart: nothing changes its lines. */
  async function opened(shopper: Shopper, { found, change, place }: Omit<Sending, 'link'>): Promise<CartResult | null> {
    if (isChanging(change)) throw new CommerceError('QUOTATION_FIXED');
    const link = await findOdooOrder(db, found.cart.id);
    if (!link) {
      await endOpened(db, found.cart.id);
      return await call(shopper);
    }
    const lines = cartLines(link.shown);
    const variants = await variantsOf(shopper, lines, { orderName: link.shown.name });
    const request = await requestOf(shopper, { found, lines, variants, shown: link.shown });
    const outcome = await callOpened({ db, runOnCart }, shopper, { cart: found.cart, link, request, place });
    if (!outcome) return await call(shopper);
    const result = await resultOf(shopper, (await findCart(db, shopper)) ?? found, outcome.answer, variants);
    if (!place) await noteFromStock(db, found.cart.id, result.cart.lines);
    return { ...result, hasChanged: outcome.hasChanged };
  }

  /** Takes out of Odoo's cart what a payment has ordered of it. */
  async function settle(shopper: Shopper, found: FoundCart, link: OdooOrderRow): Promise<OdooOrderRow | null> {
    await send(shopper, { found, link, change: pendingChange(link.pending ?? []), place: undefined });
    await forgetPending(db, found.cart.id);
    return await findOdooOrder(db, found.cart.id);
  }

  async function send(shopper: Shopper, { found, link, change, place }: Sending): Promise<CartResult | null> {
    const lines = after(cartLines(link?.shown ?? null), change);
    const variants = await variantsOf(shopper, lines, { ...change, orderName: link?.shown.name });
    if (change.add || change.update) {
      const valueIds = lines.flatMap(({ value_ids }) => value_ids);
      checkLines(lines, variants, await findFinishes(db, valueIds, shopper.locale));
    }
    const [request, freeze] = await Promise.all([
      requestOf(shopper, { found, lines, variants, shown: link?.shown }),
      link ? findFreeze(db, link.odooId) : null,
    ]);
    const isAsShown = !isChanging(change) && link !== null && isAsked(request, link.shown);
    // Money may come for exactly this: it stays as it is.
    if (freeze?.isOpen && link && isAsShown && !place) return await resultOf(shopper, found, link.shown);
    // Pieces change and nobody looks at the whole cart yet: reading it, or placing the order, brings the rest up to date.
    const isMereChange = !place && isChanging(change);
    const refresh = !isMereChange || !isSamePlace(request, link?.shown);
    const frozen = frozenPart(freeze, isAsShown || place !== undefined);
    const outcome = await runOnCart({
      recordId: link?.odooId,
      request: { ...request, ...change, ...frozen, place, refresh },
    });
    if ('refusal' in outcome) throw refusalOf(outcome.refusal);
    if ('closed' in outcome) return await reopen(shopper, { found, link, change, place });
    const { cart, dropped = [], has_changed: hasChanged = false, term_days: termDays } = outcome;
    const current = cart.is_freight_current ? cart : await withFreight(shopper, { found, answer: cart });
    if (!link && !(await insertOdooOrder(db, found.cart.id, current))) {
      // Two first adds at once: the other's order is the cart, and ours is cancelled.
      await client.call('sale.order', 'action_cancel', { ids: [current.id] });
      return await call(shopper, { change });
    }
    // A copy of what was frozen: made now, or by a call whose answer was lost.
    if (link && current.id !== link.odooId) await replaceOdooOrder(db, found.cart.id, current);
    const shown = {
      before: link?.shown ?? null,
      after: current,
      isChange: isChanging(change),
      dropped: dropped.map((line) => removedLine(line, variants)),
    };
    const noted = cart.state === 'draft' ? await noteShown(db, shopper, shown) : undefined;
    const foundNow = noted ? { ...found, cart: noted } : ((await findCart(db, shopper)) ?? found);
    const result = await resultOf(shopper, foundNow, current, variants);
    if (noted) await noteFromStock(db, found.cart.id, result.cart.lines);
    return { ...result, hasChanged, ...(termDays === undefined ? {} : { termDays }) };
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
    const variants = await variantsOf(shopper, lines, { orderName: answer.name });
    const request = await requestOf(shopper, { found, lines, variants, shown: answer });
    const outcome = await runOnCart({ recordId: answer.id, request });
    return 'cart' in outcome ? outcome.cart : answer;
  }

  async function variantsOf(
    shopper: Shopper,
    lines: readonly ProductPieces[],
    { add = [], orderName }: Pick<CartChange, 'add'> & { orderName: string | undefined },
  ) {
    const productIds = lines.map(({ product_id }) => product_id);
    const variants = await findVariantFacts(db, productIds, shopper, orderName);
    for (const { product_id: variantId } of add) {
      const variant = variants.get(variantId);
      if (!variant) throw new CommerceError('PRODUCT_NOT_FOUND', { variantId });
      if (!variant.isSold) throw new CommerceError('PRODUCT_NOT_AVAILABLE', { variantId });
    }
    return variants;
  }

  async function requestOf(shopper: Shopper, { found, lines, variants, shown }: RequestParts): Promise<CartRequest> {
    const head = cartHead(found);
    const valueIds = lines.flatMap(({ value_ids }) => value_ids);
    const [perPiece, services] = await Promise.all([
      quantitiesPerPiece(db, [...variants.keys()]),
      findFinishServices(db, valueIds),
    ]);
    return {
      ...placeOf(head, shopper),
      ...(isIntraCommunitySupply(head) && head.vatIdCheck ? { vat_id: head.vatIdCheck.vatId } : {}),
      refresh: false,
      ...pricelistOf(shopper),
      per_piece: perPiece,
      sizes: sizesOf(variants),
      services,
      max_pieces: MAX_PIECES,
      freight: freightRequest(lines, cartFreight(loadLines(lines, variants), head, freightRates())),
      ...couponOf(found.cart, shown),
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
    // What lines cost, Odoo says.
    const facts = { locale, priceList: STANDARD_PRICE_LIST };
    const areKnown = known && productIds.every((id) => known.has(id));
    const [finishes, services, variants] = await Promise.all([
      findFinishes(db, valueIds, locale),
      findFinishServices(db, valueIds),
      areKnown ? known : findVariantFacts(db, productIds, facts, answer?.name),
    ]);
    const load = loadLines(lines, variants);
    const rates = freightRates();
    const delivery = found.cart.odooQuotation
      ? quotedDelivery(load, head, answer)
      : { freight: cartFreight(load, head, rates), deliveryMethods: deliveryMethods(load, head, rates) };
    return {
      cart: toCart({ head, answer, variants, finishes, services, delivery, locale }),
      answer,
      hasChanged: false,
    };
  }

  async function clear(shopper: Shopper): Promise<Cart | null> {
    const found = await findCart(db, shopper);
    if (found?.cart.odooQuotation) throw new CommerceError('QUOTATION_FIXED');
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
  /** What Odoo answered last. */
  readonly shown: CartAnswer | undefined;
}
