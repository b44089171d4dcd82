import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { accounts } from '../../../database/schema/accounts';
import { addresses } from '../../../database/schema/addresses';
import { odooAddresses } from '../../../database/schema/odoo-customers';
import type { Transaction } from '../../../database/transaction';
import type { Customers } from '../../../ports/customers';
import {
  CUSTOMER_ACTION,
  type CustomerAnswer,
  type CustomerOutcome,
  type CustomerRequest,
} from '../actions/customer-action';
import { LANGS } from '../actions/langs';
import type { RunAction } from '../actions/run-action';
import { billingValues, companyValues } from './customer-values';
import { ensureKey, newKey, notePartner } from './link-rows';
import { notesFor } from './notes';

export interface LinkOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  /** What customers entered, in our own tables. */
  readonly stored: Pick<Customers, 'profile'>;
  /** @default a random one */
  readonly makeKey?: () => string;
}

/**
 * Handles `link-customer`: the partner in Odoo that has a customer's proven address is the customer from then on, or one is
 * made of what the customer entered. Done as a job: confirming an address must not fail because Odoo is away.
 */
export function createLinkCustomer({ db, run, stored, makeKey = newKey }: LinkOptions) {
  return async ({ customerId }: { readonly customerId: number }): Promise<void> => {
    const [account] = await db.select().from(accounts).where(eq(accounts.customerId, customerId));
    if (!account || account.confirmedAt === null) return;
    const { email, emailKey, name, phone, locale, invitedAt } = account;
    const { company, billing } = await stored.profile(customerId);
    const request: CustomerRequest = {
      do: 'link',
      key: await ensureKey(db, customerId, makeKey),
      emails: [...new Set([emailKey, email.trim().toLowerCase()])],
      is_invited: invitedAt !== null,
      contact: { email, name, phone, lang: LANGS[locale] },
      company: company ? companyValues(company) : undefined,
      billing: billing ? billingValues(billing) : undefined,
      notes: notesFor('merge', { email }),
    };
    const outcome = await run<CustomerOutcome>(CUSTOMER_ACTION, { request });
    if (!('customer' in outcome)) throw new Error('Odoo neither found nor made a customer');
    await db.transaction((tx) => takeOver(tx, customerId, outcome));
  };
}

interface Linked {
  readonly customer: CustomerAnswer;
  readonly moved?: boolean;
}

async function takeOver(tx: Transaction, customerId: number, { customer, moved = false }: Linked): Promise<void> {
  await notePartner(tx, customerId, customer.id);
  // Those that Odoo has below the partner before are added to the new one when they are looked at.
  if (moved) await tx.delete(odooAddresses).where(inArray(odooAddresses.addressId, idsOfBook(tx, customerId)));
  const { name, phone } = customer.contact;
  const isNameless = and(eq(accounts.customerId, customerId), eq(accounts.name, ''));
  if (name) await tx.update(accounts).set({ name, phone }).where(isNameless);
}

const idsOfBook = (tx: Transaction, customerId: number) =>
  tx.select({ id: addresses.id }).from(addresses).where(eq(addresses.customerId, customerId));
