import type { OdooClient } from '@geven/odoo-rpc';
import type { Database } from '../../../database/connection';
import type { OdooIds } from '../actions/odoo-ids';
import { findLink } from '../customers/link-rows';
import { followListOf } from '../prices/follow-chosen-lists';

interface Options extends Pick<Database, 'db'> {
  readonly admin: OdooClient;
  readonly client: OdooClient;
  readonly ids: OdooIds;
}

/** Chooses a payment term for the partner of a customer, as the merchant does, and has the shop follow it. */
export async function setPaymentTerm(
  { admin, ...options }: Options,
  customerId: number,
  days: number | null,
): Promise<void> {
  await chooseTerm({ admin, ...options }, customerId, days);
  await followListOf(options, customerId);
}

/** The same without the shop's knowing of it. */
export async function chooseTerm(
  { admin, db }: Pick<Options, 'admin' | 'db'>,
  customerId: number,
  days: number | null,
): Promise<void> {
  const link = await findLink(db, customerId);
  if (!link) throw new Error('Odoo does not know the customer');
  const property_payment_term_id = days === null ? false : await makeTerm(admin, days);
  await admin.call('res.partner', 'write', { ids: [link.partnerId], vals: { property_payment_term_id } });
}

async function makeTerm(admin: OdooClient, days: number): Promise<number> {
  const line = { value: 'percent', value_amount: 100, nb_days: days, delay_type: 'days_after' };
  const term = { name: `Contract ${days}`, line_ids: [[0, 0, line]] };
  const [id = 0] = await admin.call<number[]>('account.payment.term', 'create', { vals_list: [term] });
  return id;
}
