import { ANSWER, type ServerAction } from './server-action';

/** A change of a cart, or none; `CART_ACTION` answers the whole cart in any case. */
export interface CartRequest {
  /** Where taxes are counted: the destination, or what the visitor's language stands for. */
  readonly country: string;
  readonly zip: string | null;
  /**
   * Bring prices and taxes of all lines up to date: needed when the place is another, and before somebody relies on
   * them. A mere change of pieces is quicker without; Odoo prices the changed line itself.
   */
  readonly refresh: boolean;
  /** Ordered quantity that is one piece, by product id; 1 where it is not given. */
  readonly per_piece: Readonly<Record<string, number>>;
  readonly add?: readonly { readonly product_id: number; readonly pieces: number }[];
  readonly update?: readonly { readonly line_id: number; readonly pieces: number }[];
  readonly remove?: readonly number[];
  /** Most pieces of a line. */
  readonly max_pieces: number;
  /** Gross EUR, null for none, and the content that it was computed for; another content leaves the freight alone. */
  readonly freight?: { readonly content: string; readonly price: number | null } | undefined;
  /** Turns the cart into an order that waits for its money. */
  readonly place?: PlaceRequest | undefined;
}

export interface PlaceRequest {
  /** Stands in the order's `origin`: the same key places no second order. */
  readonly key: string;
  /** Cents per line and in all, as the shopper saw them. */
  readonly shown: ShownAmounts;
  readonly lang: string;
  readonly invoice: PartnerValues;
  /** Null: where the invoice goes. */
  readonly shipping: PartnerValues | null;
  readonly client_order_ref: string | null;
  readonly note: string | null;
}

/** `lines`: id, net cents and gross cents of each. */
export interface ShownAmounts {
  readonly lines: readonly (readonly [id: number, net: number, gross: number])[];
  readonly total: number;
}

export interface PartnerValues {
  readonly name: string;
  readonly company_name: string | null;
  readonly street: string;
  readonly street2: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly vat: string | null;
}

/** The cart as Odoo computes it. Money in euro cents. */
export interface CartAnswer {
  readonly id: number;
  /** The place that taxes were counted for. */
  readonly country: string;
  readonly zip: string | null;
  readonly name: string;
  /** Odoo's word: draft, sent, sale, cancel. */
  readonly state: string;
  /** Client key of a placed order. */
  readonly origin: string | false;
  readonly lines: readonly CartAnswerLine[];
  readonly delivery: { readonly net: number; readonly tax: number; readonly gross: number } | null;
  readonly untaxed: number;
  readonly tax: number;
  readonly total: number;
  /** Products and pieces, to compare with `CartRequest.freight.content`. */
  readonly content: string;
  readonly is_freight_current: boolean;
  /** Path of the PDF, with its token, once the order is placed. */
  readonly pdf: string | null;
}

export interface CartAnswerLine {
  readonly id: number;
  readonly product_id: number;
  readonly pieces: number;
  /** Net cents of one piece. */
  readonly price: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** What the action answers instead when it changed nothing. */
export type CartOutcome =
  | { readonly cart: CartAnswer; readonly has_changed?: boolean }
  | { readonly refusal: { readonly code: string; readonly params: Record<string, number> } }
  /** Somebody confirmed or cancelled the order inside Odoo: it is no cart any more. */
  | { readonly closed: true };

/** Everything a shopper does to a cart, in one call and one transaction; the cart's rules are Odoo's own. */
export const CART_ACTION: ServerAction = {
  externalId: 'cart',
  name: 'Geven: change a cart',
  model: 'sale.order',
  code: `${ANSWER}
request = env.context['geven']

def per_piece(product):
    return request['per_piece'].get(str(product.id), 1)

def cents(amount):
    return int(round(amount * 100))

def goods(order):
    return order.order_line.filtered(lambda l: l.product_id and not l.display_type and not l.is_delivery)

def pieces(line):
    return int(round(line.product_uom_qty / per_piece(line.product_id)))

def is_sold(product):
    return product.active and product.sale_ok and product.product_tmpl_id.is_published

def content(order):
    return ','.join(sorted([str(l.product_id.id) + ':' + str(pieces(l)) for l in goods(order)]))

def shown(order):
    lines = [[l.id, cents(l.price_subtotal), cents(l.price_total)] for l in goods(order).sorted('id')]
    return {'lines': lines, 'total': cents(order.amount_total)}

def described(order, is_freight_current):
    delivery = order.order_line.filtered('is_delivery')
    return {
        'id': order.id,
        'country': request['country'],
        'zip': request['zip'],
        'name': order.name,
        'state': order.state,
        'origin': order.origin,
        'lines': [{
            'id': l.id,
            'product_id': l.product_id.id,
            'pieces': pieces(l),
            'price': cents(l.price_reduce_taxexcl * per_piece(l.product_id)),
            'net': cents(l.price_subtotal),
            'tax': cents(l.price_total) - cents(l.price_subtotal),
            'gross': cents(l.price_total),
        } for l in goods(order).sorted('id')],
        'delivery': {
            'net': cents(sum(delivery.mapped('price_subtotal'))),
            'tax': cents(sum(delivery.mapped('price_total'))) - cents(sum(delivery.mapped('price_subtotal'))),
            'gross': cents(sum(delivery.mapped('price_total'))),
        } if delivery else None,
        'untaxed': cents(order.amount_untaxed),
        'tax': cents(order.amount_tax),
        'total': cents(order.amount_total),
        'content': content(order),
        'is_freight_current': is_freight_current,
        'pdf': order.get_portal_url(report_type='pdf', download=True) if order.state != 'draft' else None,
    }

def refusal(code, params):
    return {'refusal': {'code': code, 'params': params}}

def refused(order):
    after = dict([(l.product_id.id, pieces(l)) for l in goods(order)]) if order else {}
    for item in request.get('add') or []:
        product = env['product.product'].browse(item['product_id']).exists()
        if not product:
            return refusal('PRODUCT_NOT_FOUND', {'variantId': item['product_id']})
        if not is_sold(product):
            return refusal('PRODUCT_NOT_AVAILABLE', {'variantId': item['product_id']})
        after[product.id] = after.get(product.id, 0) + item['pieces']
        if after[product.id] > request['max_pieces']:
            return refusal('QUANTITY_TOO_LARGE', {'max': request['max_pieces']})
    own = goods(order).ids if order else []
    for item in request.get('update') or []:
        if item['line_id'] not in own:
            return refusal('CART_LINE_NOT_FOUND', {'lineId': item['line_id']})
    return None

def change(order):
    for item in request.get('add') or []:
        product = env['product.product'].browse(item['product_id'])
        quantity = item['pieces'] * per_piece(product)
        line = goods(order).filtered_domain([('product_id', '=', product.id)])[:1]
        if line:
            line.write({'product_uom_qty': line.product_uom_qty + quantity})
        else:
            order.write({'order_line': [(0, 0, {'product_id': product.id, 'product_uom_qty': quantity})]})
    for item in request.get('update') or []:
        line = env['sale.order.line'].browse(item['line_id'])
        line.write({'product_uom_qty': item['pieces'] * per_piece(line.product_id)})
    goods(order).filtered_domain([('id', 'in', request.get('remove') or [])]).unlink()

def drop_unsold(order):
    goods(order).filtered(lambda l: not is_sold(l.product_id)).unlink()

def follow_place(order):
    country = env['res.country'].search([('code', '=', request['country'])], limit=1)
    place = env['res.partner'].new({'country_id': country.id, 'zip': request['zip'] or False})
    position = env['account.fiscal.position']._get_fiscal_position(place, delivery=place)
    if order.fiscal_position_id != position:
        order.write({'fiscal_position_id': position.id})
    for line in goods(order):
        taxes = position.map_tax(line.product_id.taxes_id._filter_taxes_by_company(order.company_id))
        if line.tax_ids != taxes:
            line.write({'tax_ids': [(6, 0, taxes.ids)]})

def follow_freight(order):
    wanted = request.get('freight')
    delivery = order.order_line.filtered('is_delivery')
    if not goods(order):
        delivery.unlink()
        return True
    if not wanted or wanted['content'] != content(order):
        return False
    if wanted['price'] is None:
        delivery.unlink()
        return True
    product = env.ref('geven.freight')
    taxes = order.fiscal_position_id.map_tax(product.taxes_id._filter_taxes_by_company(order.company_id))
    values = {'price_unit': wanted['price'], 'tax_ids': [(6, 0, taxes.ids)]}
    if 'technical_price_unit' in delivery._fields:
        # Entered by hand: Odoo leaves the price alone.
        values.update({'technical_price_unit': 0})
    if not delivery:
        order.write({'order_line': [(0, 0, dict(
            values, product_id=product.id, product_uom_qty=1, is_delivery=True, sequence=9999,
        ))]})
    elif cents(delivery[0].price_unit) != cents(wanted['price']) or delivery[0].tax_ids != taxes:
        delivery[0].write(values)
    return True

def partner(values, lang, parent=None):
    country = env['res.country'].search([('code', '=', values['country'])], limit=1)
    fields = {'country_id': country.id, 'lang': lang}
    for name in ['name', 'street', 'street2', 'zip', 'city', 'email', 'phone']:
        fields[name] = values[name]
    if parent:
        fields.update({'parent_id': parent.id, 'type': 'delivery'})
    else:
        fields.update({'company_name': values['company_name'], 'vat': values['vat']})
    # The number's form was checked before; Odoo's own check asks a registry and would lose the order.
    return env['res.partner'].with_context(no_vat_validation=True).create(fields)

def place_order(order, place):
    before = shown(order)
    pricelist = order.pricelist_id
    position = order.fiscal_position_id
    invoice = partner(place['invoice'], place['lang'])
    shipping = partner(place['shipping'], place['lang'], invoice) if place['shipping'] else invoice
    order.write({'partner_id': invoice.id, 'partner_invoice_id': invoice.id, 'partner_shipping_id': shipping.id})
    # A new customer resets these two, and prices must stay what was shown.
    order.write({
        'pricelist_id': pricelist.id,
        'fiscal_position_id': position.id,
        'origin': place['key'],
        'client_order_ref': place['client_order_ref'],
        'note': place['note'] or order.note,
    })
    # Lines were written before the customer's language was known.
    order.order_line._compute_name()
    if shown(order) != before:
        raise UserError('The order would not cost what the shopper saw')
    order.action_quotation_sent()

def run(order):
    place = request.get('place')
    if order and order.state != 'draft':
        if place and order.origin == place['key'] and order.state != 'cancel':
            return {'cart': described(order, True)}
        return {'closed': True}
    found = refused(order)
    if found:
        return found
    is_new = not order
    if is_new:
        order = env['sale.order'].create({
            'partner_id': env.ref('geven.visitor').id,
            'pricelist_id': env.ref('geven.pricelist').id,
            'require_signature': False,
            'require_payment': False,
        })
    change(order)
    if request['refresh'] or is_new:
        drop_unsold(order)
        order._recompute_prices()
        follow_place(order)
    is_freight_current = follow_freight(order)
    if not place:
        return {'cart': described(order, is_freight_current)}
    if not is_freight_current or shown(order) != place['shown']:
        return {'cart': described(order, is_freight_current), 'has_changed': True}
    place_order(order, place)
    return {'cart': described(order, True)}

action = answer(run(record))
`,
};
