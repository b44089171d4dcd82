import { PARTNER_CODE } from './partner-code';
import { ANSWER, type ServerAction } from './server-action';

/** An address as Odoo keeps it. */
export interface AddressValues {
  /** `delivery` or `other`, in Odoo's words. */
  readonly type: 'delivery' | 'other';
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

/** What is asked of a customer's address book, by the key of the customer. */
export type AddressRequest = { readonly key: string } & (
  | { readonly do: 'list'; readonly add: readonly AddressValues[] }
  | { readonly do: 'change'; readonly id: number; readonly address: AddressValues }
  | { readonly do: 'archive'; readonly id: number }
);

/** An address of the book as Odoo has it. */
export interface AddressAnswer extends Omit<AddressValues, 'country'> {
  readonly id: number;
  readonly country: string | false;
  readonly is_company: boolean;
}

/** What the action returns. */
export type AddressOutcome =
  /** `added`: ids of what was to be added, in its order. */
  | { readonly added: readonly number[]; readonly addresses: readonly AddressAnswer[] }
  | { readonly id: number }
  /** Neither the customer's nor anybody else's, as far as the customer may know. */
  | { readonly missing: 'address' | 'customer' };

/** Everything that a customer does to the address book, in one call and one transaction. */
export const ADDRESS_ACTION: ServerAction = {
  externalId: 'addresses',
  name: 'Geven: addresses of a customer',
  model: 'res.partner',
  code: `${ANSWER}
request = env.context['geven']
${PARTNER_CODE}
def described(child, partner):
    found = {'id': child.id, 'type': child.type, 'is_company': child.is_company}
    for name in ['street', 'street2', 'zip', 'city']:
        found[name] = child[name] or ''
    found['name'] = child.name or partner.name or ''
    found['company_name'] = (child.name if child.is_company else child.company_name) or None
    # Empty fields are filled in on Odoo's own documents too.
    found['email'] = child.email or partner.email or ''
    found['phone'] = child.phone or partner.phone or ''
    found['country'] = child.country_id.code
    found['vat'] = (child.vat or None) if child.is_company else None
    return found

def listed(partner):
    added = [add_address(partner, address).id for address in request['add']]
    return {'added': added, 'addresses': [described(child, partner) for child in addresses_of(partner)]}

# Orders keep the address that they were placed with.
def is_ordered_to(child):
    return env['sale.order'].search_count([
        ('state', 'not in', ('draft', 'cancel')),
        '|', ('partner_shipping_id', '=', child.id), ('partner_invoice_id', '=', child.id),
    ])

def changed(partner, child):
    values = address_values(partner, request['address'])
    if is_same(child, values):
        return {'id': child.id}
    if is_ordered_to(child):
        child.action_archive()
        return {'id': add_address(partner, request['address']).id}
    child.with_context(no_vat_validation=True).write(values)
    return {'id': child.id}

def run():
    partner = customer_of(request['key'])
    if not partner:
        return {'missing': 'customer'}
    if request['do'] == 'list':
        return listed(partner)
    child = own_address(partner, request['id'])
    if not child:
        return {'missing': 'address'}
    if request['do'] == 'change':
        return changed(partner, child)
    child.action_archive()
    return {'id': child.id}

action = answer(run())
`,
};
