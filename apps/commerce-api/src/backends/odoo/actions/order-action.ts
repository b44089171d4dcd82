import type { AddressAnswer } from './address-action';
import { ORDER_LINES_CODE } from './order-lines-code';
import { PARTNER_CODE } from './partner-code';
import { ANSWER, type ServerAction } from './server-action';

/** What is asked of confirmed orders. */
export type OrderRequest =
  /** Which ones the company has whose contact a customer is. */
  | { readonly do: 'ids'; readonly customer: string }
  /** Those of some that are of some companies. */
  | { readonly do: 'some'; readonly ids: readonly number[]; readonly company_ids: readonly number[] };

export interface OrderIdsAnswer {
  /** Null for a customer whom Odoo does not know (any more). */
  readonly company_id: number | null;
  readonly ids: readonly number[];
}

export interface OrdersAnswer {
  readonly orders: readonly OrderAnswer[];
}

/** A confirmed sale order; amounts in euro cents. */
export interface OrderAnswer {
  readonly id: number;
  readonly name: string;
  readonly is_locked: boolean;
  /** `2026-11-27 09:00:00`, UTC. */
  readonly date: string;
  readonly lang: string | false;
  readonly reference: string | null;
  readonly company_id: number;
  readonly currency: string;
  readonly lines: readonly OrderLineAnswer[];
  /** Gross, of delivery and of promo codes. */
  readonly delivery: number;
  readonly discounts: number;
  readonly untaxed: number;
  readonly tax: number;
  readonly total: number;
  readonly shipping: AddressAnswer;
  readonly invoice: AddressAnswer;
}

/** A line of goods, or of anything else that was sold, with what is linked to it: the services of its finishes. */
export interface OrderLineAnswer {
  readonly id: number;
  readonly product_id: number | null;
  readonly value_ids: readonly number[];
  readonly name: string;
  /** In the unit that Odoo sells it by. */
  readonly quantity: number;
  /** Net euros of one such unit. */
  readonly unit_price: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
  readonly charges: readonly { readonly product_id: number; readonly net: number }[];
}

/**
 * Reads orders of customers, by the rule of Odoo's own portal: those of the company whose contact the customer is, whoever
 * of it ordered and wherever.
 */
export const ORDER_ACTION: ServerAction = {
  externalId: 'orders',
  name: 'Geven: orders of a customer',
  model: 'sale.order',
  code: `${ANSWER}
request = env.context['geven']
CONFIRMED = [('state', 'not in', ['draft', 'sent', 'cancel'])]
${PARTNER_CODE}
${ORDER_LINES_CODE}
def ids():
    customer = customer_of(request['customer'])
    if not customer:
        return {'company_id': None, 'ids': []}
    company = main_of(customer)
    found = env['sale.order'].search(CONFIRMED + [('partner_id', 'child_of', company.id)], order='id')
    return {'company_id': company.id, 'ids': found.ids}

def described_address(partner):
    found = {'id': partner.id, 'type': partner.type, 'is_company': partner.is_company}
    main = main_of(partner)
    for name in ['street', 'street2', 'zip', 'city']:
        found[name] = partner[name] or ''
    found['name'] = partner.name or main.name or ''
    found['company_name'] = (partner.name if partner.is_company else main.name if main.is_company else None) or None
    found['email'] = partner.email or main.email or ''
    found['phone'] = partner.phone or main.phone or ''
    found['country'] = partner.country_id.code
    found['vat'] = main.vat or None
    return found

# Titles and notes are none, and down payments are invoices of what stands here already.
def sold(order):
    lines = order.order_line.filtered(lambda l: not l.display_type and not l.is_delivery and not l.is_downpayment)
    return (lines - reward_lines(order)).filtered(lambda l: not l.linked_line_id).sorted('id')

def described_line(line):
    return {
        'id': line.id,
        'product_id': line.product_id.id or None,
        'value_ids': values(line).ids,
        'name': line.product_id.display_name or line.name,
        'quantity': line.product_uom_qty,
        'unit_price': line.price_reduce_taxexcl,
        'net': net(line),
        'tax': gross(line) - net(line),
        'gross': gross(line),
        'charges': [{'product_id': l.product_id.id, 'net': cents(l.price_subtotal)} for l in line.linked_line_ids],
    }

def is_locked(order):
    return order.state == 'done' or bool('locked' in order._fields and order.locked)

def described(order):
    return {
        'id': order.id,
        'name': order.name,
        'is_locked': is_locked(order),
        'date': str(order.date_order.replace(microsecond=0)),
        'lang': order.partner_id.lang,
        'reference': order.client_order_ref or None,
        'company_id': main_of(order.partner_id).id,
        'currency': order.currency_id.name,
        'lines': [described_line(line) for line in sold(order)],
        'delivery': cents(sum(order.order_line.filtered('is_delivery').mapped('price_total'))),
        'discounts': cents(sum(reward_lines(order).mapped('price_total'))),
        'untaxed': cents(order.amount_untaxed),
        'tax': cents(order.amount_tax),
        'total': cents(order.amount_total),
        'shipping': described_address(order.partner_shipping_id),
        'invoice': described_address(order.partner_invoice_id),
    }

def some():
    asked = [('id', 'in', request['ids']), ('partner_id', 'child_of', request['company_ids'])]
    return {'orders': [described(order) for order in env['sale.order'].search(CONFIRMED + asked, order='id')]}

action = answer({'ids': ids, 'some': some}[request['do']]())
`,
};
