import type { ShownAmounts } from './cart-request';
import { LOST_COPIES_CODE } from './lost-copies-code';
import { ONE_AT_A_TIME_CODE } from './one-at-a-time-code';
import { ORDER_LINES_CODE } from './order-lines-code';
import { ANSWER, type ServerAction } from './server-action';

/** What an attempt to pay means for the order that it froze. */
export type PaymentRequest = { readonly reference: string } & (
  | {
      /** The attempt came to nothing. */
      readonly do: 'release';
      /** Whether it is still the shopper's cart; else nobody needs it, and it is cancelled. */
      readonly is_cart: boolean;
    }
  | {
      readonly do: 'book';
      readonly psp_reference: string;
      /** Cents, as they were paid. */
      readonly shown: ShownAmounts;
    }
  | {
      readonly do: 'refund';
      /** Names the refund among all others: it is booked once. */
      readonly refund: string;
      readonly cents: number;
      /** Whether it is all that was paid: then the invoice gets a credit note. */
      readonly is_whole: boolean;
      /** Whether the order is over with it. */
      readonly is_cancelled: boolean;
    }
);

/** What the action returns. */
export type PaymentOutcome =
  | { readonly done: true }
  /** The order is not what was paid any more: somebody has to look at it. */
  | { readonly differs: true };

/**
 * Follows payments that were made outside of Odoo, each step once however often it is asked for. The gateway's user may
 * not do it: `sudo` is for the records of payments alone. A transaction that Odoo itself ends mails the customer, so it
 * is written as ended; what follows from it is done here.
 */
export const PAYMENT_ACTION: ServerAction = {
  externalId: 'payment',
  name: 'Geven: follow a payment',
  model: 'sale.order',
  code: `${ANSWER}
request = env.context['geven']
${ORDER_LINES_CODE}
${ONE_AT_A_TIME_CODE}
${LOST_COPIES_CODE}
def release(order):
    if order.state == 'sent' and order.origin == request['reference']:
        if request['is_cart']:
            order.action_draft()
            forget_copies(order)
        else:
            order._action_cancel()
    elif order.state == 'draft' and not request['is_cart']:
        order._action_cancel()
    return {'done': True}

def transaction(reference):
    return env['payment.transaction'].sudo().search([('reference', '=', reference)], limit=1)

def new_transaction(order, reference, amount, psp_reference):
    provider = env.ref('geven.payment_provider').sudo()
    method = env.ref('payment.payment_method_card').sudo()
    paid = env['payment.transaction'].sudo().create({
        'provider_id': provider.id,
        'payment_method_id': method.id,
        'reference': reference,
        'provider_reference': psp_reference,
        'amount': amount,
        'currency_id': order.currency_id.id,
        'partner_id': order.partner_invoice_id.id,
        'operation': 'online_direct',
        'sale_order_ids': [(6, 0, order.ids)],
    })
    paid.write({'state': 'done', 'is_post_processed': True, 'last_state_change': datetime.datetime.now()})
    return paid

def is_invoiced_at_once():
    return env['ir.config_parameter'].sudo().get_param('sale.automatic_invoice') in ('True', '1', 'true')

def book(order):
    if transaction(request['reference']):
        return {'done': True}
    if order.state in ('draft', 'sent', 'cancel'):
        if shown(order) != request['shown']:
            return {'differs': True}
        if order.state == 'cancel':
            order.action_draft()
    order.write({'origin': request['reference']})
    paid = new_transaction(order.sudo(), request['reference'], order.amount_total, request['psp_reference'])
    if order.state in ('draft', 'sent'):
        order.action_confirm()
    if is_invoiced_at_once():
        paid._invoice_sale_orders()
        paid.invoice_ids.filtered(lambda move: move.state == 'draft').action_post()
    paid._create_payment()
    return {'done': True}

def pay_back(order, amount, reference):
    paid = transaction(request['reference'])
    payment = env['account.payment'].sudo().create({
        'payment_type': 'outbound',
        'partner_type': 'customer',
        'partner_id': order.partner_invoice_id.commercial_partner_id.id,
        'amount': amount,
        'currency_id': order.currency_id.id,
        'journal_id': paid.payment_id.journal_id.id or paid.provider_id.journal_id.id,
        'memo': reference,
    })
    payment.action_post()

# The credit note of a whole invoice, paid back in the same step.
def credit(invoices, reference):
    wizard = env['account.move.reversal'].sudo().with_context(active_model='account.move', active_ids=invoices.ids)
    reversal = wizard.create({'reason': reference, 'journal_id': invoices[0].journal_id.id})
    reversal.refund_moves()
    notes = reversal.new_move_ids
    notes.filtered(lambda move: move.state == 'draft').action_post()
    register = env['account.payment.register'].sudo().with_context(active_model='account.move', active_ids=notes.ids)
    register.create({
        'journal_id': transaction(request['reference']).payment_id.journal_id.id,
        'communication': reference,
        'group_payment': True,
    }).action_create_payments()

def refund(order):
    reference = request['refund']
    if env['account.payment'].sudo().search_count([('memo', '=', reference)]):
        return {'done': True}
    invoices = order.sudo().invoice_ids.filtered(lambda move: move.move_type == 'out_invoice' and move.state == 'posted')
    if request['is_whole'] and invoices:
        credit(invoices, reference)
    else:
        pay_back(order, request['cents'] / 100, reference)
        order.message_post(body='Refund ' + reference + ': a credit note is to be made by hand where there is an invoice')
    if request['is_cancelled'] and order.state == 'sale':
        order.sudo()._action_cancel()
    return {'done': True}

def run(order):
    one_at_a_time(order)
    if request['do'] == 'release':
        return release(order)
    if request['do'] == 'refund':
        return refund(order)
    return book(order)

action = answer(run(record))
`,
};
