import { PARTNER_CODE } from './partner-code';
import { ANSWER, type ServerAction } from './server-action';

/** What is asked of quotations; all but `asked` of a customer's own. */
export type QuotationRequest =
  | ({
      readonly do: 'page';
      /** A part of a number or of the customer's reference; null for all. */
      readonly term: string | null;
      readonly offset: number;
      /** Null for all of them. */
      readonly limit: number | null;
    } & QuotationOwner)
  | ({ readonly do: 'ask' | 'cancel'; readonly id: number; readonly today: string } & QuotationOwner)
  | ({ readonly do: 'one'; readonly id: number } & QuotationOwner)
  /** Of whoever it is: for the merchant. */
  | { readonly do: 'asked'; readonly id: number };

interface QuotationOwner {
  readonly customer: string;
  /** Sale orders that were placed in the shop and wait for their money: Odoo has these as quotations too. */
  readonly placed: readonly number[];
}

/** A line of goods or of anything else. */
export interface QuotationLineAnswer {
  readonly product_id: number | null;
  /** What the line is beside goods: its freight, or what a line of goods is finished with. */
  readonly part: 'delivery' | 'finish' | null;
  readonly value_ids: readonly number[];
  readonly name: string;
  /** In the unit that Odoo sells it by. */
  readonly quantity: number;
  readonly net: number;
  readonly gross: number;
}

/** A quotation of Odoo; amounts in euros. */
export interface QuotationAnswer {
  readonly id: number;
  readonly name: string;
  /** The merchant was asked for it once more, and has not answered. */
  readonly is_asked: boolean;
  readonly reference: string | null;
  /** `2026-11-27 09:00:00`, UTC. */
  readonly date: string;
  /** Its last day; null where it has none. */
  readonly valid_until: string | null;
  readonly untaxed: number;
  readonly currency: string;
  /** Where it is delivered to, as far as Odoo knows. */
  readonly place: { readonly country: string | null; readonly zip: string | null };
  readonly lines: readonly QuotationLineAnswer[];
  readonly partner: { readonly name: string; readonly email: string };
}

export interface QuotationPageAnswer {
  readonly total: number;
  readonly quotations: readonly QuotationAnswer[];
}

/** One quotation; null for another customer's, `refusal` where it cannot be done. */
export type QuotationOutcome =
  | { readonly quotation: QuotationAnswer | null }
  | { readonly refusal: 'QUOTATION_NOT_EXPIRED' };

/**
 * Reads quotations that were made in Odoo, cancels one, or copies an expired one for the merchant to look at: by the rule of
 * Odoo's own portal, those of the company whose contact the customer is.
 */
export const QUOTATION_ACTION: ServerAction = {
  externalId: 'quotations',
  name: 'Geven: quotations of a customer',
  model: 'sale.order',
  code: `${ANSWER}
request = env.context['geven']
${PARTNER_CODE}
# Copies that the merchant was asked for: they have names of ours, because drafts are nobody's business otherwise.
def asked_names(domain):
    return env['ir.model.data'].sudo().search(
        [('module', '=', 'geven'), ('model', '=', 'sale.order'), ('name', '=like', 'asked\\\\_%')] + domain
    )

def own():
    customer = customer_of(request['customer'])
    asked = asked_names([]).mapped('res_id')
    return [
        ('partner_id', 'child_of', main_of(customer).id),
        ('id', 'not in', request['placed']),
        '|', ('state', '=', 'sent'), '&', ('state', '=', 'draft'), ('id', 'in', asked),
    ]

def goods(order):
    return order.order_line.filtered(lambda line: not line.display_type)

def described_line(line):
    return {
        'product_id': line.product_id.id or None,
        'part': 'delivery' if line.is_delivery else 'finish' if line.linked_line_id else None,
        'value_ids': line.product_no_variant_attribute_value_ids.ids,
        'name': line.product_id.display_name or line.name,
        'quantity': line.product_uom_qty,
        'net': line.price_subtotal,
        'gross': line.price_total,
    }

def described(order):
    return {
        'id': order.id,
        'name': order.name,
        'is_asked': order.state == 'draft',
        'reference': order.client_order_ref or None,
        'date': str(order.date_order.replace(microsecond=0)),
        'valid_until': str(order.validity_date) if order.validity_date and order.state == 'sent' else None,
        'untaxed': order.amount_untaxed,
        'currency': order.currency_id.name,
        'place': {
            'country': order.partner_shipping_id.country_id.code or None,
            'zip': order.partner_shipping_id.zip or None,
        },
        'lines': [described_line(line) for line in goods(order)],
        'partner': {'name': order.partner_id.display_name, 'email': order.partner_id.email or ''},
    }

def page():
    domain = own()
    if request['term']:
        domain += ['|', ('name', 'ilike', request['term']), ('client_order_ref', 'ilike', request['term'])]
    orders = env['sale.order']
    found = orders.search(domain, order='date_order desc, id desc', offset=request['offset'], limit=request['limit'])
    return {'total': orders.search_count(domain), 'quotations': [described(order) for order in found]}

def own_order():
    return env['sale.order'].search(own() + [('id', '=', request['id'])])

def one():
    order = own_order()
    return {'quotation': described(order) if order else None}

def cancel():
    order = own_order()
    if not order:
        return {'quotation': None}
    answer_before = described(order)
    order.with_context(disable_cancel_warning=True).action_cancel()
    return {'quotation': answer_before}

# Once: the copy that there is already stays the only one.
def ask():
    order = own_order()
    if not order:
        return {'quotation': None}
    if not order.validity_date or str(order.validity_date) >= request['today'] or order.state != 'sent':
        return {'refusal': 'QUOTATION_NOT_EXPIRED'}
    name = 'asked_' + str(order.id)
    known = asked_names([('name', '=', name)])
    copy = env['sale.order'].browse(known.mapped('res_id')).exists()
    if not copy:
        known.unlink()
        copy = order.copy({'origin': order.name})
        env['ir.model.data'].sudo().create({
            'module': 'geven', 'name': name, 'model': 'sale.order', 'res_id': copy.id, 'noupdate': True,
        })
    return {'quotation': described(copy)}

def asked():
    order = env['sale.order'].browse(request['id']).exists().filtered(lambda one: one.state == 'draft')
    return {'quotation': described(order) if order else None}

action = answer({'page': page, 'one': one, 'cancel': cancel, 'ask': ask, 'asked': asked}[request['do']]())
`,
};
