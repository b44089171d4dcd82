import type { OdooClient } from '@geven/odoo-rpc';
import type { Database } from '../../../database/connection';
import type { ContractQuotation } from '../../contracts/backend';
import { findLink } from '../customers/link-rows';

interface MadeIn extends Pick<Database, 'db'> {
  readonly admin: OdooClient;
}

/** Has the merchant send a customer a quotation, with further values of the sale order; returns its id in Odoo. */
export async function makeQuotation(
  { admin, db }: MadeIn,
  customerId: number,
  { pieces, validUntil, variantId, ...values }: Required<ContractQuotation> & Readonly<Record<string, unknown>>,
): Promise<number> {
  const line = { product_id: variantId, product_uom_qty: pieces };
  const quotation = {
    ...{ partner_id: (await findLink(db, customerId))?.partnerId, validity_date: validUntil },
    ...{ order_line: [[0, 0, line]], ...values },
  };
  const [id = 0] = await admin.call<number[]>('sale.order', 'create', { vals_list: [quotation] });
  await admin.call('sale.order', 'action_quotation_sent', { ids: [id] });
  return id;
}
