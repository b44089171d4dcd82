import { PARTNER_CODE } from './partner-code';
import { ANSWER, type ServerAction } from './server-action';

/** Where something is, as Odoo keeps it; empty texts for what is not known. */
interface PlaceValues {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string | null;
}

export interface CompanyValues extends PlaceValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly vat: string | null;
  readonly kvk: string | null;
  /** Name among the gateway's external ids. */
  readonly industry: string | null;
}

export interface BillingValues extends PlaceValues {
  readonly name: string;
  readonly email: string;
}

/** The person; what is left out stays. */
export interface ContactValues {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly lang?: string;
}

/** What is asked of a customer, by its key. */
export type CustomerRequest = { readonly key: string } & (
  | LinkRequest
  | { readonly do: 'read' }
  | ({ readonly do: 'save' } & ChangedValues)
  | { readonly do: 'archive'; readonly notes: Notes }
);

/** A remark for the merchant, by Odoo's names of the languages. */
export type Notes = Readonly<Record<string, string>>;

interface ChangedValues {
  readonly contact?: ContactValues | undefined;
  readonly company?: CompanyValues | undefined;
  readonly billing?: BillingValues | undefined;
}

/** Finds the partner that has the address, or makes one with what the customer entered. */
interface LinkRequest extends ChangedValues {
  readonly do: 'link';
  /** The proven address in the ways that Odoo may have normalised it. */
  readonly emails: readonly string[];
  readonly contact: ContactValues & { readonly email: string };
  /** The merchant said that whoever has the address may act for the company whose contact it is. */
  readonly is_invited: boolean;
  /** For partners that the merchant should merge. */
  readonly notes: Notes;
}

/** A customer as Odoo knows it. */
export interface CustomerAnswer {
  readonly id: number;
  readonly active: boolean;
  readonly contact: { readonly name: string; readonly phone: string };
  readonly company: CompanyValues | null;
  readonly billing: BillingValues | null;
}

/** What the action returns. */
export type CustomerOutcome =
  /** `moved`: the customer was another partner before. */
  | { readonly customer: CustomerAnswer; readonly moved?: boolean }
  | { readonly refusal: { readonly code: string; readonly field: string } }
  /** Somebody deleted the partner in Odoo. */
  | { readonly missing: true };

/** Everything that a customer or the merchant does to a customer's own data, in one call and one transaction. */
export const CUSTOMER_ACTION: ServerAction = {
  externalId: 'customers',
  name: 'Geven: find or change a customer',
  model: 'res.partner',
  code: `${ANSWER}
request = env.context['geven']
${PARTNER_CODE}
def name_customer(partner):
    data = env['ir.model.data'].sudo()
    name = 'customer_' + request['key']
    found = data.search([('module', '=', 'geven'), ('name', '=', name)])
    if found:
        found.write({'res_id': partner.id})
    else:
        data.create({
            'module': 'geven', 'name': name, 'model': 'res.partner', 'res_id': partner.id, 'noupdate': True,
        })

def noted(partner):
    notes = request['notes']
    partner.message_post(body=notes.get(env.company.partner_id.lang) or notes['en_US'])

def place_of(partner):
    found = {'country': partner.country_id.code or None}
    for name in ['street', 'zip', 'city']:
        found[name] = partner[name] or ''
    return found

def place_values(place):
    values = {'country_id': country_id(place['country'])}
    for name in ['street', 'zip', 'city']:
        values[name] = place[name] or False
    return values

def industry_of(partner):
    name = partner.industry_id.get_external_id().get(partner.industry_id.id) or ''
    return name.replace('geven.', '') if name.startswith('geven.') else None

# Odoo's own way to say that somebody has none.
def vat_of(partner):
    return partner.vat if partner.vat and partner.vat != '/' else None

def company_name_of(partner):
    main = main_of(partner)
    return main.name if main.is_company else main.company_name

def company_of(partner):
    if not company_name_of(partner):
        return None
    main = main_of(partner)
    return dict(
        place_of(main),
        name=company_name_of(partner),
        phone=main.phone or '',
        email=main.email or '',
        vat=vat_of(main),
        kvk=(main.company_registry or None) if 'company_registry' in main._fields else None,
        industry=industry_of(main),
    )

def billing_partner(partner):
    return main_of(partner).child_ids.filtered(lambda child: child.type == 'invoice').sorted('id')[:1]

def billing_of(partner):
    child = billing_partner(partner)
    return dict(place_of(child), name=child.name or '', email=child.email or '') if child else None

def described(partner):
    is_person = not partner.is_company
    return {
        'id': partner.id,
        'active': partner.active,
        'contact': {'name': partner.name if is_person else '', 'phone': (partner.phone or '') if is_person else ''},
        'company': company_of(partner),
        'billing': billing_of(partner),
    }

def refused(partner):
    company = request.get('company')
    main = main_of(partner)
    if not company or main.can_edit_vat():
        return None
    if company['vat'] != vat_of(main):
        return {'code': 'VAT_NOT_EDITABLE', 'field': 'company.vat'}
    if not main.is_company or company['name'] != main.name:
        return {'code': 'COMPANY_NAME_NOT_EDITABLE', 'field': 'company.name'}
    return None

# A person who says to buy for a company is its first contact from then on.
def save_company(partner, company):
    main = main_of(partner)
    values = dict(place_values(company), phone=company['phone'] or False, email=company['email'] or False)
    values['industry_id'] = named(company['industry']).id if company['industry'] else False
    if 'company_registry' in main._fields:
        values['company_registry'] = company['kvk'] or False
    if company['vat'] != vat_of(main):
        values['vat'] = company['vat'] or False
    person = {'name': main.name, 'email': main.email, 'phone': main.phone, 'lang': main.lang, 'type': 'contact'}
    is_person = not main.is_company
    if is_person:
        values.update({'is_company': True, 'company_name': False})
    if company['name'] != main.name:
        values['name'] = company['name']
    main.with_context(no_vat_validation=True).write(values)
    if is_person:
        partner = partners().create(dict(person, parent_id=main.id))
        name_customer(partner)
    return partner

def save_billing(partner, billing):
    values = dict(place_values(billing), name=billing['name'] or False, email=billing['email'] or False)
    child = billing_partner(partner)
    if child:
        child.write(values)
    else:
        partners().create(dict(values, type='invoice', parent_id=main_of(partner).id, lang=partner.lang))

def save_contact(partner, contact):
    values = {}
    for name in ['email', 'lang']:
        if contact.get(name):
            values[name] = contact[name]
    # Of a company that has no contact they are the company's.
    if not partner.is_company:
        if contact.get('name'):
            values['name'] = contact['name']
        if 'phone' in contact:
            values['phone'] = contact['phone'] or False
    partner.write(values)

def save(partner):
    if request.get('contact'):
        save_contact(partner, request['contact'])
    if request.get('company'):
        partner = save_company(partner, request['company'])
    if request.get('billing'):
        save_billing(partner, request['billing'])
    return partner

# Who might be meant: neither staff, nor one of our own companies, nor a mere address of somebody.
def candidates():
    found = env['res.partner'].search([('email_normalized', 'in', request['emails'])])
    staff = env['res.users'].sudo().with_context(active_test=False).search([('share', '=', False)])
    found -= staff.partner_id + env['res.company'].sudo().search([]).partner_id
    return found.filtered(lambda partner: not partner.parent_id or partner.type == 'contact')

def link():
    own = customer_of(request['key'])
    others = candidates() - own
    if own and (not request['is_invited'] or len(others) != 1):
        return {'customer': described(own)}
    if len(others) == 1 and (main_of(others) == others or request['is_invited']):
        name_customer(others)
        if own:
            noted(own)
        return {'customer': described(others), 'moved': bool(own)}
    if own:
        return {'customer': described(own)}
    partner = env['res.partner'].create({'name': request['contact'].get('name') or request['contact']['email']})
    name_customer(partner)
    partner = save(partner)
    if others:
        noted(partner)
    return {'customer': described(partner)}

# As when somebody closes an account of Odoo's own portal.
def archive(partner):
    if partner.active:
        noted(partner)
        partner.user_ids.sudo().action_archive()
        partner.action_archive()
    return {'customer': described(partner)}

def run():
    if request['do'] == 'link':
        return link()
    partner = customer_of(request['key'])
    if not partner:
        return {'missing': True}
    if request['do'] == 'archive':
        return archive(partner)
    if request['do'] == 'save':
        refusal = refused(partner)
        if refusal:
            return {'refusal': refusal}
        return {'customer': described(save(partner))}
    return {'customer': described(partner)}

action = answer(run())
`,
};
