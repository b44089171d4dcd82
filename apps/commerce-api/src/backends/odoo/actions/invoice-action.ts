import { PARTNER_CODE } from './partner-code';
import { ANSWER, type ServerAction } from './server-action';

/** Whose invoices are meant: what a customer has in Odoo, and what became of orders that joined the customer in the shop. */
interface InvoiceOwner {
  /** Null for a customer whom Odoo does not know. */
  readonly customer: string | null;
  readonly order_ids: readonly number[];
}

/** What is asked of invoices. */
export type InvoiceRequest =
  | ({ readonly do: 'page'; readonly offset: number; readonly limit: number } & InvoiceOwner)
  | ({ readonly do: 'file'; readonly number: string; readonly kind: 'pdf' | 'xml' } & InvoiceOwner)
  | { readonly do: 'count'; readonly order_ids: readonly number[] }
  | { readonly do: 'make'; readonly id: number };

/** An invoice or a credit note of Odoo. */
export interface InvoiceAnswer {
  readonly id: number;
  readonly name: string;
  readonly is_refund: boolean;
  /** `2026-11-27`. */
  readonly date: string;
  /** Gross euros; negative for a credit note. */
  readonly total: number;
  readonly has_pdf: boolean;
  /** Name of the file for programs, where it is one of its own. */
  readonly xml: string | null;
  readonly order: { readonly id: number; readonly name: string } | null;
  /** When it was written last, in Odoo's own way. */
  readonly written: string;
}

/** A page of invoices. */
export interface InvoicePageAnswer {
  readonly total: number;
  readonly invoices: readonly InvoiceAnswer[];
}

/** How many invoices and credit notes there are of each of some sale orders, by their ids; those without are left out. */
export interface InvoiceCountAnswer {
  readonly counts: Readonly<Record<string, number>>;
}

/** A file of an invoice, in base64; null for another customer's, and for one that is not there. */
export interface InvoiceFileAnswer {
  readonly file: { readonly id: number; readonly name: string; readonly content: string } | null;
}

/**
 * Reads a customer's invoices, one call for a page or a file, and makes files that are missing. A customer has what Odoo's
 * own portal would show: posted ones of the company whose contact it is.
 */
export const INVOICE_ACTION: ServerAction = {
  externalId: 'invoices',
  name: 'Geven: read invoices of a customer',
  model: 'account.move',
  code: `${ANSWER}
request = env.context['geven']
FILE_NAME = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'
POSTED = [('state', '=', 'posted'), ('move_type', 'in', ['out_invoice', 'out_refund'])]
${PARTNER_CODE}
def own():
    customer = customer_of(request['customer']) if request['customer'] else env['res.partner']
    of_orders = [('invoice_line_ids.sale_line_ids.order_id', 'in', request['order_ids'])]
    if not customer:
        return POSTED + of_orders
    theirs = [('partner_id', 'child_of', main_of(customer).id)]
    return POSTED + ['|'] + theirs + of_orders

def order_of(move):
    order = move.invoice_line_ids.sale_line_ids.order_id.sorted('id')[:1]
    return {'id': order.id, 'name': order.name} if order else None

def xml_of(move):
    return move.ubl_cii_xml_id if 'ubl_cii_xml_id' in move._fields else env['ir.attachment']

def described(move):
    return {
        'id': move.id,
        'name': move.name,
        'is_refund': move.move_type == 'out_refund',
        'date': str(move.invoice_date),
        'total': move.amount_total_signed,
        'has_pdf': bool(move.invoice_pdf_report_id),
        'xml': xml_of(move).name or None,
        'order': order_of(move),
        'written': str(move.write_date),
    }

def page():
    moves = env['account.move']
    found = moves.search(own(), order='invoice_date desc, id desc', offset=request['offset'], limit=request['limit'])
    return {'total': moves.search_count(own()), 'invoices': [described(move) for move in found]}

def count():
    counts = {}
    asked = [('invoice_line_ids.sale_line_ids.order_id', 'in', request['order_ids'])]
    for move in env['account.move'].search(POSTED + asked):
        for order in move.invoice_line_ids.sale_line_ids.order_id:
            counts[str(order.id)] = counts.get(str(order.id), 0) + 1
    return {'counts': counts}

# As names of files have it: whatever else a number has became a hyphen.
def file_number(name):
    plain = ''
    for character in name:
        plain += character if character in FILE_NAME else '-'
    return plain

def file():
    pattern = request['number'].replace('-', '_')
    for move in env['account.move'].search(own() + [('name', '=ilike', pattern)]):
        found = move.invoice_pdf_report_id if request['kind'] == 'pdf' else xml_of(move)
        if file_number(move.name) == request['number'] and found:
            return {'file': {'id': move.id, 'name': found.name, 'content': found.sudo().datas.decode()}}
    return {'file': None}

# Odoo's own way, which sends it to nobody. One that was made or taken back meanwhile needs none.
def make():
    moves = env['account.move'].search(POSTED + [('id', '=', request['id'])])
    for move in moves.filtered(lambda one: not one.invoice_pdf_report_id):
        was_sent = move.is_move_sent
        env['account.move.send']._generate_and_send_invoices(move, sending_methods=[])
        # Odoo takes it for sent now: whoever sends invoices would miss it.
        move.sudo().write({'is_move_sent': was_sent})
    return {}

action = answer({'page': page, 'file': file, 'count': count, 'make': make}[request['do']]())
`,
};
