/**
 * What the action on carts does with a quotation that a customer has opened: it stays as the merchant has quoted it.
 */
export const OPENED_QUOTATION_CODE = `def opened(order, place):
    if place and order.origin == place['key'] and order.state != 'cancel':
        return {'cart': described(order, True)}
    if order.state != 'sent':
        return {'closed': True}
    if not request['quotation']['is_place_fixed']:
        follow_place(order)
    valid_until = str(order.validity_date) if order.validity_date else None
    found = {'cart': described(order, True), 'valid_until': valid_until}
    if not place:
        return found
    if shown(order) != place['shown']:
        return dict(found, has_changed=True)
    place_order(order, place)
    return {'cart': described(order, True), 'valid_until': valid_until}`;
