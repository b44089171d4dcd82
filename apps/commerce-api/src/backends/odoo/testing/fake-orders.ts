import { OdooError, type OdooErrorKind } from '@geven/odoo-rpc';
import { CART_ACTION } from '../actions/cart-action';
import type { CartAnswer, CartOutcome, CartRequest } from '../actions/cart-request';
import { PAYMENT_ACTION, type PaymentOutcome, type PaymentRequest } from '../actions/payment-action';
import type { ActionCall, RunAction } from '../actions/run-action';

interface FakeOrder {
  readonly id: number;
  readonly name: string;
  state: 'draft' | 'sent' | 'sale' | 'cancel';
  origin: string | false;
  lines: { readonly id: number; readonly product_id: number; pieces: number }[];
  answer: CartAnswer;
  /** References of what was paid. */
  readonly payments: string[];
}

interface Failure {
  readonly kind: OdooErrorKind;
  /** Odoo does what it is asked, and nobody hears of it: so it is where a process of ours is killed meanwhile. */
  readonly isDone?: boolean;
}

/** Net cents of every piece. */
const PRICE = 1000;

/** Sale orders as the actions on them treat them, without an Odoo. Each piece costs € 10 and 21 % VAT. */
export function createFakeOrders() {
  const orders = new Map<number, FakeOrder>();
  const requests: object[] = [];
  let nextId = 1;
  let failure: Failure | undefined;

  function newOrder(lines: FakeOrder['lines'] = []): FakeOrder {
    const id = nextId++;
    const order = {
      id,
      name: `S${10_000 + id}`,
      state: 'draft',
      origin: false,
      lines,
      answer: {},
      payments: [],
    } as unknown as FakeOrder;
    orders.set(id, order);
    return order;
  }

  function describe(order: FakeOrder, { country, zip, freight }: CartRequest): CartAnswer {
    const lines = order.lines.map(({ id, product_id, pieces }) => {
      const net = pieces * PRICE;
      const tax = Math.round(net * 0.21);
      return { id, product_id, pieces, finishes: [], price: PRICE, net, tax, gross: net + tax };
    });
    const gross = freight?.price == null ? null : Math.round(freight.price * 100);
    const delivery =
      gross === null ? null : { net: Math.round(gross / 1.21), tax: gross - Math.round(gross / 1.21), gross };
    const untaxed = lines.reduce((sum, { net }) => sum + net, delivery?.net ?? 0);
    const total = lines.reduce((sum, line) => sum + line.gross, gross ?? 0);
    const { id, name, state, origin } = order;
    const content = lines
      .map(({ product_id, pieces }) => `${product_id}:${pieces}`)
      .sort()
      .join(',');
    const amounts = { untaxed, tax: total - untaxed, total };
    order.answer = {
      ...{ id, country, zip, name, state, origin, lines, delivery, ...amounts, content, is_freight_current: true },
      pdf: null,
    };
    return order.answer;
  }

  /** Copies whose answer was lost on its way. */
  const copiesOf = ({ name }: FakeOrder) =>
    [...orders.values()].filter(({ origin, state }) => origin === name && state === 'draft');
  const forgetCopies = (frozen: FakeOrder) => {
    for (const copy of copiesOf(frozen)) copy.state = 'cancel';
  };

  function cart(record: FakeOrder | undefined, request: CartRequest): CartOutcome {
    const { place, release = [], copy, add = [], update = [], remove = [] } = request;
    let order = record;
    if (order && order.state !== 'draft' && !copy) {
      if (place && order.origin === place.key && order.state !== 'cancel') return { cart: order.answer };
      if (order.state === 'sent' && release.includes(order.origin || '')) {
        order.state = 'draft';
        forgetCopies(order);
      } else {
        order = copiesOf(order).at(-1);
        if (!order) return { closed: true };
      }
    }
    const ids = new Map<number, number>();
    if (order && copy) {
      const frozen = order;
      if (copy === 'ended') frozen.state = 'cancel';
      forgetCopies(frozen);
      order = newOrder(
        order.lines.map((line) => {
          ids.set(line.id, nextId);
          return { ...line, id: nextId++ };
        }),
      );
      order.origin = frozen.name;
    }
    order ??= newOrder();
    for (const { product_id, pieces } of add) order.lines.push({ id: nextId++, product_id, pieces });
    for (const { line_id, pieces } of update) {
      const line = order.lines.find(({ id }) => id === (ids.get(line_id) ?? line_id));
      if (line) line.pieces = pieces;
    }
    const removed = remove.map((id) => ids.get(id) ?? id);
    order.lines = order.lines.filter(({ id }) => !removed.includes(id));
    if (place) {
      order.state = 'sent';
      order.origin = place.key;
    }
    return { cart: describe(order, request) };
  }

  function pay(order: FakeOrder, request: PaymentRequest): PaymentOutcome {
    if (request.do === 'release') {
      if (order.state === 'sent' && order.origin === request.reference) {
        order.state = request.is_cart ? 'draft' : 'cancel';
        if (request.is_cart) forgetCopies(order);
      }
    } else if (request.do === 'book' && !order.payments.includes(request.reference)) {
      const lines = order.answer.lines.map(({ id, net, gross }) => [id, net, gross]);
      if (JSON.stringify(lines) !== JSON.stringify(request.shown.lines)) return { differs: true };
      order.state = 'sale';
      order.payments.push(request.reference);
    }
    return { done: true };
  }

  const run: RunAction = async <Answer>(action: { readonly externalId: string }, { recordId, request }: ActionCall) => {
    const call = action.externalId;
    const lost = failure && new OdooError('fails for the test', { ...failure, call });
    if (lost && !failure?.isDone) throw lost;
    requests.push(request);
    const answer = answerOf(call, { order: orders.get(recordId ?? 0), request });
    if (lost) throw lost;
    return answer as Answer;
  };

  function answerOf(call: string, { order, request }: { order: FakeOrder | undefined; request: object }): object {
    if (call === CART_ACTION.externalId) return cart(order, request as CartRequest);
    if (call === PAYMENT_ACTION.externalId && order) return pay(order, request as PaymentRequest);
    throw new Error(`Nobody expected ${call}`);
  }

  return {
    run,
    /** What was asked, in its order. */
    requests,
    /** Drafts that are a copy of an order. */
    copiesOf,
    order: (name: string): FakeOrder | undefined => [...orders.values()].find((order) => order.name === name),
    /** Every call fails so, until it is undefined again. */
    failWith(kind: OdooErrorKind | undefined, { isDone = false } = {}) {
      failure = kind && { kind, isDone };
    },
  };
}
