/**
 * What the action on carts returns of an order; it uses the action's own functions for lines and sums.
 */
export const DESCRIBED_CART_CODE = `def described_finishes(line):
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

def described_coupon(order):
    if not request.get('coupon'):
        return None
    taken_off = reward_lines(order)
    net = sum([cents(l.price_subtotal) for l in taken_off])
    gross = sum([cents(l.price_total) for l in taken_off])
    barrier = found_barrier.get('code')
    return {'code': request['coupon'], 'barrier': barrier, 'net': net, 'tax': gross - net, 'gross': gross}

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
        'coupon': described_coupon(order),
        'untaxed': cents(order.amount_untaxed),
        'tax': cents(order.amount_tax),
        'total': cents(order.amount_total),
        'content': content(order),
        'is_freight_current': is_freight_current,
        'pdf': order.get_portal_url(report_type='pdf', download=True) if order.state != 'draft' else None,
    }`;
