/**
 * What actions read of an order: its goods with the services of their finishes as one line, and what they cost in cents.
 */
export const ORDER_LINES_CODE = `def cents(amount):
    return int(round(amount * 100))

# What the promo code takes off; only with Odoo's module sale_loyalty.
def has_coupons():
    return 'reward_id' in env['sale.order.line']._fields

def reward_lines(order):
    return order.order_line.filtered('reward_id') if has_coupons() else order.order_line.browse()

# Everything that is sold: the goods, and the services that their finishes are charged with.
def wares(order):
    sold = order.order_line.filtered(lambda l: l.product_id and not l.display_type and not l.is_delivery)
    return sold - reward_lines(order)

def goods(order):
    return wares(order).filtered(lambda l: not l.linked_line_id)

def values(line):
    return line.product_no_variant_attribute_value_ids.sorted('id')

# A line of the cart is a line of goods with the services that are linked to it.
def net(line):
    return cents(line.price_subtotal) + sum([cents(l.price_subtotal) for l in line.linked_line_ids])

def gross(line):
    return cents(line.price_total) + sum([cents(l.price_total) for l in line.linked_line_ids])

def shown(order):
    lines = [[l.id, net(l), gross(l)] for l in goods(order).sorted('id')]
    return {'lines': lines, 'total': cents(order.amount_total)}
`;
