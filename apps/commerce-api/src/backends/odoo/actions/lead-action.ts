import type { LeadKind } from '../../../domain/contact/lead';
import { PARTNER_CODE } from './partner-code';
import { ANSWER, type ServerAction } from './server-action';
import { UTM_CODE, type UtmNames } from './utm-code';

/** A request of a visitor as it goes to Odoo. */
export interface LeadRequest {
  /** What it is found again by: a repeated job makes no second lead. */
  readonly reference: string;
  /** Name of its tag among the gateway's external ids. */
  readonly tag: string;
  readonly name: string;
  /** HTML. */
  readonly description: string;
  /** Of the sender, by Odoo's name of it. */
  readonly lang: string;
  /** Empty texts for what was not entered. */
  readonly sender: {
    readonly name: string;
    readonly company: string;
    readonly email: string;
    readonly phone: string;
    readonly zip: string;
  };
  /** Key of the customer that Odoo knows; null for guests, whoever has the address that was entered. */
  readonly customer: string | null;
  /** Sale order that it is about, and what is said and to be done there; null for none of ours. */
  readonly order: { readonly id: number; readonly note: string; readonly task: string } | null;
  /** Id of the sales team of its kind; null: Odoo's own choice. */
  readonly team: number | null;
  /** The advertisement that led to it; null where none is known. */
  readonly campaign: UtmNames | null;
}

/** What the action returns: the lead, or that this Odoo has no CRM. */
export type LeadOutcome = { readonly id: number } | { readonly missing: true };

/** Name of a kind's tag among the gateway's external ids. */
export const leadTagName = (kind: LeadKind): string => `lead_${kind}`;

/** Makes a lead of a request, once. Bound to a model that every Odoo has: the CRM may not be installed. */
export const LEAD_ACTION: ServerAction = {
  externalId: 'take_lead',
  name: 'Geven: take a request of a visitor',
  model: 'res.partner',
  code: `${ANSWER}
request = env.context['geven']
${PARTNER_CODE}
${UTM_CODE}
def found():
    leads = env['crm.lead'].with_context(active_test=False)
    return leads.search([('referred', '=', request['reference'])], order='id', limit=1)

# Odoo writes e-mail and phone of a lead back onto its customer: what was typed is in the description alone.
def sender_values():
    customer = customer_of(request['customer']) if request['customer'] else env['res.partner']
    if customer:
        return {'partner_id': customer.id}
    sender = request['sender']
    return {
        'contact_name': sender['name'] or False,
        'partner_name': sender['company'] or False,
        'email_from': sender['email'] or False,
        'phone': sender['phone'] or False,
        'zip': sender['zip'] or False,
    }

def make():
    tag = env.ref('geven.' + request['tag'], raise_if_not_found=False)
    values = dict(
        sender_values(),
        name=request['name'],
        type='lead' if env.user.has_group('crm.group_use_lead') else 'opportunity',
        referred=request['reference'],
        description=request['description'],
        lang_id=env['res.lang'].search([('code', '=', request['lang'])], limit=1).id,
        tag_ids=[(6, 0, tag.ids if tag else [])],
        # Else the gateway owns them all.
        user_id=False,
    )
    # A team that is gone leaves the choice to Odoo.
    team = env['crm.team'].browse(request['team'] or []).exists()
    if team:
        values['team_id'] = team.id
    if request['campaign']:
        values.update(utm_values(request['campaign']))
    lead = env['crm.lead'].with_context(mail_create_nosubscribe=True).create(values)
    if request['order']:
        for order in env['sale.order'].browse(request['order']['id']).exists():
            order.message_post(body=request['order']['note'])
            # The salesperson's, or nobody's: else it would be the gateway's, who does nothing.
            order.activity_schedule(
                'mail.mail_activity_data_todo', summary=request['order']['task'], user_id=order.user_id.id,
            )
    return lead

action = answer({'id': (found() or make()).id} if 'crm.lead' in env else {'missing': True})
`,
};
