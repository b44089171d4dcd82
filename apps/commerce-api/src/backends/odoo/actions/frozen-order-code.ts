/**
 * What the action on carts does with an order that a payment has frozen.
 */
export const FROZEN_ORDER_CODE = `# A payment that came to nothing gives its order back to the cart.
def released(order, keys):
    if order.state != 'sent' or order.origin not in keys:
        return False
    order.action_draft()
    forget_copies(order)
    return True

# The frozen order stays as it is, for its money may still come: the cart goes on with the same goods in another.
def copied_goods(frozen, order):
    forget_copies(frozen)
    order.write({'origin': frozen.name})
    new_ids = {}
    for line in goods(frozen).sorted('id'):
        copy = env['sale.order.line'].create({
            'order_id': order.id,
            'product_id': line.product_id.id,
            'product_uom_qty': line.product_uom_qty,
            'product_no_variant_attribute_value_ids': [(6, 0, values(line).ids)],
        })
        follow_finishes(copy)
        new_ids[line.id] = copy.id
    if request['copy'] == 'ended' and frozen.state in ('draft', 'sent'):
        frozen._action_cancel()
    return new_ids`;
