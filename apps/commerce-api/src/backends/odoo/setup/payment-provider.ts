import type { OdooClient } from '@geven/odoo-rpc';
import { findByExternalId, nameRecord } from './external-ids';

/** What payments by card are booked with: a provider of no vendor, for the shop itself talks to the payment service. */
const PAYMENT_PROVIDER = { externalId: 'payment_provider', model: 'payment.provider' };

const NAME = 'Geven webshop';

/**
 * Makes the payment provider, with the journal that payments come into, unless it is there; a second run does nothing.
 * Odoo offers it to nobody: it is not published. Which journal it is may be changed in Odoo.
 */
export async function ensurePaymentProvider(client: OdooClient, isDryRun: boolean): Promise<string> {
  const existing = await findByExternalId(client, PAYMENT_PROVIDER);
  if (existing !== undefined && (await hasMethodLine(client, existing))) return 'as it should be';
  const journal = await findJournal(client);
  if (!journal) return 'not made: there is no bank journal';
  if (isDryRun) return `made, with the journal "${journal.name}"`;
  const id = existing ?? (await makeProvider(client));
  await addMethodLine(client, { providerId: id, journalId: journal.id });
  await client.call('payment.provider', 'write', { ids: [id], vals: { state: 'test', is_published: false } });
  return `made, with the journal "${journal.name}"`;
}

/** Odoo refuses a provider that is on before it has a journal: it begins as a disabled one. */
async function makeProvider(client: OdooClient): Promise<number> {
  const values = { name: NAME, code: 'none', state: 'disabled' };
  const [id] = await client.call<number[]>('payment.provider', 'create', { vals_list: [values] });
  if (id === undefined) throw new Error('Odoo made no payment provider');
  await nameRecord(client, { ...PAYMENT_PROVIDER, id });
  return id;
}

/** The first journal of the company's bank accounts. */
export async function findJournal(client: OdooClient): Promise<{ id: number; name: string } | undefined> {
  const [journal] = await client.call<{ id: number; name: string }[]>('account.journal', 'search_read', {
    domain: [['type', '=', 'bank']],
    fields: ['name'],
    order: 'sequence, id',
    limit: 1,
  });
  return journal;
}

async function hasMethodLine(client: OdooClient, providerId: number): Promise<boolean> {
  const domain = [['payment_provider_id', '=', providerId]];
  return (await client.call<number>('account.payment.method.line', 'search_count', { domain })) > 0;
}

/** Without such a line Odoo makes no payment of a transaction. */
async function addMethodLine(
  client: OdooClient,
  { providerId, journalId }: { providerId: number; journalId: number },
): Promise<void> {
  const [method] = await client.call<number[]>('account.payment.method', 'search', {
    domain: [
      ['code', '=', 'manual'],
      ['payment_type', '=', 'inbound'],
    ],
    limit: 1,
  });
  if (method === undefined) throw new Error('Odoo has no manual payment method');
  const line = { name: NAME, journal_id: journalId, payment_method_id: method, payment_provider_id: providerId };
  await client.call('account.payment.method.line', 'create', { vals_list: [line] });
}
