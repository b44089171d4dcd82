/**
 * What the actions on customers, addresses and orders share. Fields that not every version of Odoo has are looked for in
 * the model itself, which costs no call.
 */
export const PARTNER_CODE = `
# External ids stay with a partner that is merged into another; an empty one where there is none.
def named(name):
    return env.ref('geven.' + name, raise_if_not_found=False) or env['res.partner']

def customer_of(key):
    return named('customer_' + key)

# Of a contact it is the company, which has the addresses, the VAT number and the invoices.
def main_of(partner):
    return partner.commercial_partner_id

def country_id(code):
    return env['res.country'].search([('code', '=', code)], limit=1).id if code else False

# A number's form was checked before; Odoo's own check asks a registry, and lets nobody through while that is away.
def partners():
    return env['res.partner'].with_context(no_vat_validation=True)

def address_values(partner, address):
    values = {'country_id': country_id(address['country']), 'type': address['type']}
    for name in ['name', 'street', 'street2', 'zip', 'city', 'email', 'phone']:
        values[name] = address[name] or False
    values['company_name'] = address['company_name'] or False
    # Another VAT number is another company: what has one number in Odoo shares it with all its addresses.
    if address['vat'] and address['vat'] != main_of(partner).vat:
        values.update({'is_company': True, 'name': address['company_name'] or values['name'], 'vat': address['vat']})
    else:
        values['is_company'] = False
    return values

def addresses_of(partner):
    return main_of(partner).child_ids.filtered(lambda child: child.type in ('delivery', 'other')).sorted('id')

# Of this customer and no other.
def own_address(partner, address_id):
    return addresses_of(partner).filtered_domain([('id', '=', address_id)])

# Odoo may write a number in another way.
def plain(number):
    return (number or '').replace(' ', '').replace('.', '').upper()

def is_same(child, values):
    for name in values:
        if name not in ('vat', 'country_id') and (child[name] or False) != values[name]:
            return False
    if 'vat' in values and plain(child.vat) != plain(values['vat']):
        return False
    return child.country_id.id == values['country_id']

# One that is there already is not made again, however often it is asked for.
def add_address(partner, address):
    values = address_values(partner, address)
    for child in addresses_of(partner):
        if is_same(child, values):
            return child
    child = partners().create(dict(values, parent_id=main_of(partner).id, lang=partner.lang))
    # Odoo forgets it where a parent is given.
    child.write({'company_name': values['company_name']})
    return child
`;
