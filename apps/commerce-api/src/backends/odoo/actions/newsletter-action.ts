import { ANSWER, type ServerAction } from './server-action';

/** What is asked of subscriptions, by the address in the ways that Odoo may have normalised it. */
export type NewsletterRequest = { readonly emails: readonly string[] } & (
  | {
      readonly do: 'write';
      /** As it was typed in. */
      readonly email: string;
      readonly mailing: { readonly id: number; readonly name: string };
      readonly is_subscribed: boolean;
    }
  | { readonly do: 'read' }
);

/** What the action returns; `missing` where this Odoo has no e-mail marketing. */
export type NewsletterOutcome =
  | { readonly missing: true }
  /** Of each newsletter that the address has left in Odoo, when: `2026-11-27 09:00:00`, UTC. */
  | { readonly left: readonly { readonly id: number; readonly at: string }[] };

/** Writes a subscription to Odoo's mailing lists, and reads what ended there. Bound to a model that every Odoo has. */
export const NEWSLETTER_ACTION: ServerAction = {
  externalId: 'newsletters',
  name: 'Geven: subscriptions to newsletters',
  model: 'res.partner',
  code: `${ANSWER}
request = env.context['geven']
PREFIX = 'mailing_'

def contacts():
    return env['mailing.contact'].search([('email_normalized', 'in', request['emails'])], order='id')

# Made when somebody subscribes for the first time; the merchant may call it otherwise.
def list_of(mailing):
    name = PREFIX + str(mailing['id'])
    found = env.ref('geven.' + name, raise_if_not_found=False)
    if found:
        return found
    made = env['mailing.list'].create({'name': mailing['name'], 'is_public': True})
    env['ir.model.data'].sudo().create({
        'module': 'geven', 'name': name, 'model': 'mailing.list', 'res_id': made.id, 'noupdate': True,
    })
    return made

def write():
    mailing_list = list_of(request['mailing'])
    found = contacts()
    if request['is_subscribed'] and not found:
        found = env['mailing.contact'].create({'email': request['email']})
    there = found.subscription_ids.filtered_domain([('list_id', '=', mailing_list.id)])
    if there:
        there.write({'opt_out': not request['is_subscribed']})
    elif request['is_subscribed']:
        env['mailing.subscription'].create({'contact_id': found[:1].id, 'list_id': mailing_list.id})
    return {'left': []}

# Of several contacts with one address, one that still gets it counts.
def read():
    left = {}
    kept = []
    for subscription in contacts().subscription_ids:
        mailing_list = subscription.list_id
        name = (mailing_list.get_external_id().get(mailing_list.id) or '').replace('geven.', '')
        if not name.startswith(PREFIX):
            continue
        if not subscription.opt_out:
            kept.append(name)
        elif subscription.opt_out_datetime:
            left[name] = str(subscription.opt_out_datetime.replace(microsecond=0))
    return {'left': [{'id': int(name[len(PREFIX):]), 'at': left[name]} for name in left if name not in kept]}

def run():
    if 'mailing.subscription' not in env:
        return {'missing': True}
    return write() if request['do'] == 'write' else read()

action = answer(run())
`,
};
