/**
 * What the action on carts does to make a cart an order: its customer, its addresses, what led to it (`UTM_CODE`), its state.
 */
export const PLACE_ORDER_CODE = `# A guest is a new customer each time: nobody proved to be one that is there.
def guest(values, lang, parent, known):
    fields = {'country_id': country_id(values['country']), 'lang': lang}
    for name in ['name', 'street', 'street2', 'zip', 'city', 'email', 'phone']:
        fields[name] = values[name]
    if parent:
        fields.update({'parent_id': parent.id, 'type': 'delivery'})
    else:
        fields.update({'company_name': values['company_name'], 'vat': values['vat']})
    if known:
        known.with_context(no_vat_validation=True).write(fields)
        return known
    return partners().create(fields)

# The guest that the order got when somebody tried to pay it before, and nothing came of it.
def known_guest(order):
    partner = order.partner_id
    others = env['sale.order'].search_count([('partner_id', '=', partner.id), ('id', '!=', order.id)])
    names = env['ir.model.data'].sudo().search_count([('model', '=', 'res.partner'), ('res_id', '=', partner.id)])
    return env['res.partner'] if others or names else partner

# Whose the order is, where its invoice goes and where its goods.
def ordering(order, place):
    customer = customer_of(place['customer']) if place.get('customer') else None
    if customer:
        invoice = add_address(customer, place['invoice'])
        return [customer, invoice, add_address(customer, place['shipping']) if place['shipping'] else invoice]
    known = known_guest(order)
    invoice = guest(place['invoice'], place['lang'], None, known)
    if not place['shipping']:
        return [invoice, invoice, invoice]
    return [invoice, invoice, guest(place['shipping'], place['lang'], invoice, known.child_ids[:1])]

# What the merchant has written on a quotation stays; a second try to pay adds nothing.
def noted(before, note):
    return before if not note or note in (before or '') else (before or '') + note

# What the merchant gives the customer to pay in; None where it is not counted from the day of the invoice.
def term_days(place):
    lines = customer_of(place.get('customer') or '').property_payment_term_id.line_ids
    if not lines or set(lines.mapped('delay_type')) != {'days_after'}:
        return None
    return max(lines.mapped('nb_days')) or None

# A contact of the company: what is delivered to the company itself Odoo sends into transit, where no rule replenishes it.
def yard(order):
    company = order.warehouse_id.partner_id or order.company_id.partner_id
    known = partners().search([
        ('parent_id', '=', company.id), ('type', '=', 'contact'), ('name', '=', company.name),
    ], limit=1)
    return known or partners().create({'parent_id': company.id, 'type': 'contact', 'name': company.name})

def place_order(order, place):
    before = shown(order)
    pricelist = order.pricelist_id
    position = order.fiscal_position_id
    customer, invoice, shipping = ordering(order, place)
    is_quoted = bool(request.get('quotation'))
    if place.get('pickup'):
        # Handed over at the yard: taxes that somebody counts again later stay those of its country.
        shipping = yard(order)
    merchants_note = order.note
    partners_of_order = {'partner_invoice_id': invoice.id, 'partner_shipping_id': shipping.id}
    # A quotation stays the one of whom the merchant has made it for.
    order.write(partners_of_order if is_quoted else dict(partners_of_order, partner_id=customer.id))
    # A new customer resets these two, and prices must stay what was shown.
    order.write({
        'pricelist_id': pricelist.id,
        'fiscal_position_id': position.id,
        'origin': place['key'],
        'client_order_ref': place['client_order_ref'],
        'note': noted(merchants_note, place['note']) if is_quoted else place['note'] or order.note,
    })
    if place.get('campaign'):
        order.write(utm_values(place['campaign']))
    if not is_quoted:
        # Lines were written before the customer's language was known.
        order.order_line._compute_name()
    if shown(order) != before:
        raise UserError('The order would not cost what the shopper saw')
    if not is_quoted:
        order.action_quotation_sent()
    if place.get('confirm'):
        order.action_confirm()`;
