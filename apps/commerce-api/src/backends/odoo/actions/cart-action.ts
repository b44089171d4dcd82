import { PARTNER_CODE } from './partner-code';
import { ANSWER, type ServerAction } from './server-action';

/**
 * Everything a shopper does to a cart, in one call and one transaction; the cart's rules are Odoo's own. In one file,
 * because Odoo holds and runs the code of an action as a whole.
 */
export const CART_ACTION: ServerAction = {
  externalId: 'cart',
  name: 'Geven: change a cart',
  model: 'sale.order',
  code: `${ANSWER}
request = env.context['geven']
${PARTNER_CODE}
def per_piece(product):
    return request['per_piece'].get(str(product.id), 1)

def cents(amount):
    return int(round(amount * 100))

# Everything that is sold: the goods, and the services that their finishes are charged with.
def wares(order):
    return order.order_line.filtered(lambda l: l.product_id and not l.display_type and not l.is_delivery)

def goods(order):
    return wares(order).filtered(lambda l: not l.linked_line_id)

def values(line):
    return line.product_no_variant_attribute_value_ids.sorted('id')

# A line of the cart is a line of goods with the services that are linked to it.
def net(line):
    return cents(line.price_subtotal) + sum([cents(l.price_subtotal) for l in line.linked_line_ids])

def gross(line):
    return cents(line.price_total) + sum([cents(l.price_total) for l in line.linked_line_ids])

def key(product_id, value_ids):
    return ' '.join([str(product_id)] + [str(i) for i in sorted(value_ids)])

def line_key(line):
    return key(line.product_id.id, values(line).ids)

def pieces(line):
    return int(round(line.product_uom_qty / per_piece(line.product_id)))

def is_sold(product):
    return product.active and product.sale_ok and product.product_tmpl_id.is_published

def is_offered(line):
    for value in values(line):
        if not value.ptav_active:
            return False
    for service in line.linked_line_ids.product_id:
        if not (service.active and service.sale_ok):
            return False
    return is_sold(line.product_id)

# Hundredths of a m2, whole litres, or pieces, each rounded half up: the figure that the customer can check.
def finish_quantity(product, service, count):
    size = request['sizes'][str(product.id)]
    if service['unit'] == 'SQUARE_METRE':
        return (size['area'] * count + 5000) // 10000 / 100
    if service['unit'] == 'CUBIC_METRE':
        return (size['volume'] * count + 500000) // 1000000 / service['litres']
    return count

def service_line(line, value):
    service = request['services'].get(str(value.id)) or {'product_id': 0}
    return line.linked_line_ids.filtered_domain([('product_id', '=', service['product_id'])])[:1]

# The quantity of a surcharge does not follow that of the goods by itself.
def follow_finishes(line):
    for value in values(line):
        service = request['services'].get(str(value.id))
        if service:
            quantity = finish_quantity(line.product_id, service, pieces(line))
            charge = service_line(line, value)
            if not charge:
                env['sale.order.line'].create({
                    'order_id': line.order_id.id,
                    'linked_line_id': line.id,
                    'product_id': service['product_id'],
                    'product_uom_qty': quantity,
                    'sequence': line.sequence,
                })
            elif charge.product_uom_qty != quantity:
                charge.write({'product_uom_qty': quantity})

def described_finishes(line):
    found = []
    for value in values(line):
        charge = service_line(line, value)
        found.append({
            'value_id': value.id,
            'price': cents(charge.price_reduce_taxexcl) if charge else None,
            'net': cents(charge.price_subtotal) if charge else 0,
        })
    return found

def content(order):
    return ','.join(sorted([str(l.product_id.id) + ':' + str(pieces(l)) for l in goods(order)]))

def shown(order):
    lines = [[l.id, net(l), gross(l)] for l in goods(order).sorted('id')]
    return {'lines': lines, 'total': cents(order.amount_total)}

def described(order, is_freight_current):
    delivery = order.order_line.filtered('is_delivery')
    return {
        'id': order.id,
        'country': request['country'],
        'zip': request['zip'],
        'vat_id': request.get('vat_id') or None,
        'name': order.name,
        'state': order.state,
        'origin': order.origin,
        'lines': [{
            'id': l.id,
            'product_id': l.product_id.id,
            'pieces': pieces(l),
            'finishes': described_finishes(l),
            'price': cents(l.price_reduce_taxexcl * per_piece(l.product_id)),
            'net': net(l),
            'tax': gross(l) - net(l),
            'gross': gross(l),
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

def foreign_value(product, value_ids):
    for value in env['product.template.attribute.value'].browse(value_ids):
        if not value.exists() or value.product_tmpl_id != product.product_tmpl_id or not value.ptav_active:
            return value.id
    return None

def refused(order):
    after = dict([(line_key(l), pieces(l)) for l in goods(order)]) if order else {}
    for item in request.get('add') or []:
        product = env['product.product'].browse(item['product_id']).exists()
        if not product:
            return refusal('PRODUCT_NOT_FOUND', {'variantId': item['product_id']})
        if not is_sold(product):
            return refusal('PRODUCT_NOT_AVAILABLE', {'variantId': item['product_id']})
        foreign = foreign_value(product, item['value_ids'])
        if foreign:
            return refusal('FINISH_NOT_AVAILABLE', {'finishId': foreign})
        item_key = key(product.id, item['value_ids'])
        if not item.get('once'):
            after[item_key] = after.get(item_key, 0) + item['pieces']
        if after.get(item_key, 0) > request['max_pieces']:
            return refusal('QUANTITY_TOO_LARGE', {'max': request['max_pieces']})
    own = goods(order).ids if order else []
    for item in request.get('update') or []:
        if item['line_id'] not in own:
            return refusal('CART_LINE_NOT_FOUND', {'lineId': item['line_id']})
    return None

def line_of(order, item):
    for line in goods(order).filtered_domain([('product_id', '=', item['product_id'])]):
        if line_key(line) == key(item['product_id'], item['value_ids']):
            return line
    return None

def change(order):
    for item in request.get('add') or []:
        product = env['product.product'].browse(item['product_id'])
        quantity = item['pieces'] * per_piece(product)
        line = line_of(order, item)
        if not line:
            line = env['sale.order.line'].create({
                'order_id': order.id,
                'product_id': product.id,
                'product_uom_qty': quantity,
                'product_no_variant_attribute_value_ids': [(6, 0, item['value_ids'])],
            })
        elif not item.get('once'):
            line.write({'product_uom_qty': line.product_uom_qty + quantity})
        follow_finishes(line)
    for item in request.get('update') or []:
        line = env['sale.order.line'].browse(item['line_id'])
        line.write({'product_uom_qty': item['pieces'] * per_piece(line.product_id)})
        follow_finishes(line)
    goods(order).filtered_domain([('id', 'in', request.get('remove') or [])]).unlink()

def drop_unsold(order):
    unsold = goods(order).filtered(lambda l: not is_offered(l))
    dropped = [{
        'product_id': l.product_id.id,
        'name': l.product_id.display_name,
        'pieces': pieces(l),
        'is_sold': bool(is_sold(l.product_id)),
    } for l in unsold]
    unsold.unlink()
    return dropped

def follow_place(order):
    country = env['res.country'].search([('code', '=', request['country'])], limit=1)
    vat_id = request.get('vat_id') or False
    buyer = {'country_id': country.id, 'zip': request['zip'] or False, 'vat': vat_id}
    if vat_id and 'vies_valid' in env['res.partner']._fields:
        # Found valid by us: Odoo need not ask again, and would charge VAT while the register is away.
        buyer['vies_valid'] = True
    place = env['res.partner'].new(buyer)
    position = env['account.fiscal.position']._get_fiscal_position(place, delivery=place)
    if order.fiscal_position_id != position:
        order.write({'fiscal_position_id': position.id})
    for line in wares(order):
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

# A guest is a new customer each time: nobody proved to be one that is there.
def guest(values, lang, parent=None):
    fields = {'country_id': country_id(values['country']), 'lang': lang}
    for name in ['name', 'street', 'street2', 'zip', 'city', 'email', 'phone']:
        fields[name] = values[name]
    if parent:
        fields.update({'parent_id': parent.id, 'type': 'delivery'})
    else:
        fields.update({'company_name': values['company_name'], 'vat': values['vat']})
    return partners().create(fields)

# Whose the order is, where its invoice goes and where its goods.
def ordering(place):
    customer = customer_of(place['customer']) if place.get('customer') else None
    if customer:
        invoice = add_address(customer, place['invoice'])
        return [customer, invoice, add_address(customer, place['shipping']) if place['shipping'] else invoice]
    invoice = guest(place['invoice'], place['lang'])
    return [invoice, invoice, guest(place['shipping'], place['lang'], invoice) if place['shipping'] else invoice]

def place_order(order, place):
    before = shown(order)
    pricelist = order.pricelist_id
    position = order.fiscal_position_id
    customer, invoice, shipping = ordering(place)
    order.write({'partner_id': customer.id, 'partner_invoice_id': invoice.id, 'partner_shipping_id': shipping.id})
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

# The customer's own list, as long as there is one in the shop's currency.
def customers_pricelist():
    shops = env.ref('geven.pricelist')
    own = env['product.pricelist'].sudo().browse(request.get('pricelist_id') or 0).exists()
    return own if own.active and own.currency_id == shops.currency_id else shops

def run(order):
    place = request.get('place')
    if order and order.state != 'draft':
        if place and order.origin == place['key'] and order.state != 'cancel':
            return {'cart': described(order, True)}
        return {'closed': True}
    found = refused(order)
    if found:
        return found
    pricelist = customers_pricelist()
    is_new = not order
    is_moved = not is_new and order.pricelist_id != pricelist
    if is_new:
        order = env['sale.order'].create({
            'partner_id': env.ref('geven.visitor').id,
            'pricelist_id': pricelist.id,
            'require_signature': False,
            'require_payment': False,
        })
    elif is_moved:
        order.write({'pricelist_id': pricelist.id})
    change(order)
    dropped = []
    if request['refresh'] or is_new or is_moved:
        dropped = drop_unsold(order)
        order._recompute_prices()
        follow_place(order)
    is_freight_current = follow_freight(order)
    if not place:
        return {'cart': described(order, is_freight_current), 'dropped': dropped}
    if not is_freight_current or shown(order) != place['shown']:
        return {'cart': described(order, is_freight_current), 'dropped': dropped, 'has_changed': True}
    place_order(order, place)
    return {'cart': described(order, True)}

action = answer(run(record))
`,
};
