import { COUPON_CODE } from './coupon-code';
import { DESCRIBED_CART_CODE } from './described-cart-code';
import { FROZEN_ORDER_CODE } from './frozen-order-code';
import { LOST_COPIES_CODE } from './lost-copies-code';
import { ONE_AT_A_TIME_CODE } from './one-at-a-time-code';
import { OPENED_QUOTATION_CODE } from './opened-quotation-code';
import { ORDER_LINES_CODE } from './order-lines-code';
import { PARTNER_CODE } from './partner-code';
import { PLACE_ORDER_CODE } from './place-order-code';
import { ANSWER, type ServerAction } from './server-action';
import { UTM_CODE } from './utm-code';

/**
 * Everything a shopper does to a cart, in one call and one transaction; the cart's rules are Odoo's own. Odoo
 * holds and runs the code of an action as a whole: it is put together of its parts.
 */
export const CART_ACTION: ServerAction = {
  externalId: 'cart',
  name: 'Geven: change a cart',
  model: 'sale.order',
  code: `${ANSWER}
request = env.context['geven']
${PARTNER_CODE}
# Why the promo code takes nothing off, once that was found out.
found_barrier = {}

def per_piece(product):
    return request['per_piece'].get(str(product.id), 1)

${ORDER_LINES_CODE}
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

${DESCRIBED_CART_CODE}

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

def change(order, new_ids):
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
        line = env['sale.order.line'].browse(new_ids.get(item['line_id'], item['line_id']))
        line.write({'product_uom_qty': item['pieces'] * per_piece(line.product_id)})
        follow_finishes(line)
    removed = [new_ids.get(line_id, line_id) for line_id in request.get('remove') or []]
    goods(order).filtered_domain([('id', 'in', removed)]).unlink()

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

${COUPON_CODE}

${UTM_CODE}
${PLACE_ORDER_CODE}

${ONE_AT_A_TIME_CODE}
${LOST_COPIES_CODE}
${FROZEN_ORDER_CODE}

${OPENED_QUOTATION_CODE}

# The customer's own list, as long as there is one in the shop's currency.
def customers_pricelist():
    shops = env.ref('geven.pricelist')
    own = env['product.pricelist'].sudo().browse(request.get('pricelist_id') or 0).exists()
    return own if own.active and own.currency_id == shops.currency_id else shops

def run(order):
    place = request.get('place')
    if request.get('quotation'):
        return opened(order, place)
    is_copied = bool(order and request.get('copy'))
    if order and order.state != 'draft' and not is_copied:
        if place and order.origin == place['key'] and order.state != 'cancel':
            return {'cart': described(order, True)}
        if not released(order, request.get('release') or []):
            order = copies(order)[:1]
            if not order:
                return {'closed': True}
    found = refused(order)
    if found:
        return found
    pricelist = customers_pricelist()
    is_new = is_copied or not order
    is_moved = not is_new and order.pricelist_id != pricelist
    new_ids = {}
    if is_copied:
        one_at_a_time(order)
    if is_new:
        before = order
        order = env['sale.order'].create({
            'partner_id': env.ref('geven.visitor').id,
            'pricelist_id': pricelist.id,
            'require_signature': False,
            'require_payment': False,
        })
        if is_copied:
            new_ids = copied_goods(before, order)
    elif is_moved:
        order.write({'pricelist_id': pricelist.id})
    change(order, new_ids)
    dropped = []
    if request['refresh'] or is_new or is_moved:
        dropped = drop_unsold(order)
        order._recompute_prices()
        follow_place(order)
    is_freight_current = follow_freight(order)
    if 'coupon' in request:
        follow_coupon(order)
    if not place:
        return {'cart': described(order, is_freight_current), 'dropped': dropped}
    if not is_freight_current or shown(order) != place['shown']:
        return {'cart': described(order, is_freight_current), 'dropped': dropped, 'has_changed': True}
    if place.get('term_days') and place['term_days'] != term_days(place):
        changed = {'has_changed': True, 'term_days': term_days(place)}
        return dict(changed, cart=described(order, True), dropped=dropped)
    place_order(order, place)
    return {'cart': described(order, True)}

action = answer(run(record))
`,
};
