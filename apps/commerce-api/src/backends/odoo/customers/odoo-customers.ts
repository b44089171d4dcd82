import { randomUUID } from 'node:crypto';
import { isOdooOutage } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { accounts } from '../../../database/schema/accounts';
import type { Transaction } from '../../../database/transaction';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Customers } from '../../../ports/customers';
import type { Job } from '../../../ports/jobs';
import { CUSTOMER_ACTION, type CustomerOutcome, type CustomerRequest } from '../actions/customer-action';
import type { RunAction } from '../actions/run-action';
import { leaveNewsletters } from '../newsletters/odoo-newsletters';
import { archivePartners } from './archive-partners';
import { billingValues, companyValues, toProfile } from './customer-values';
import { findLink, forgetPartner, notePartner } from './link-rows';
import { notesFor } from './notes';

export interface OdooCustomersOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
  /** Our own tables: what Odoo has no field for, all of a customer without a partner, and a copy for when Odoo is away. */
  readonly stored: Customers;
  readonly enqueue: (tx: Transaction, job: Job) => Promise<void>;
}

/** Customers as partners in Odoo, from the moment when their address is proven. */
export function createOdooCustomers({ db, run, stored, enqueue }: OdooCustomersOptions): Customers {
  const enqueueLink = (customerId: number, key: string) =>
    db.transaction((tx) => enqueue(tx, { name: 'link-customer', key: `${customerId}:${key}`, data: { customerId } }));

  /** Null where the partner is gone: another one is looked for. */
  async function ask(customerId: number, request: CustomerRequest) {
    const outcome = await run<CustomerOutcome>(CUSTOMER_ACTION, { request, isSafe: request.do === 'read' });
    if ('refusal' in outcome) throw refusalOf(outcome.refusal);
    if ('customer' in outcome) return outcome.customer;
    await forgetPartner(db, customerId);
    await enqueueLink(customerId, randomUUID());
    return null;
  }

  return {
    async profile(customerId) {
      const kept = await stored.profile(customerId);
      const link = await findLink(db, customerId);
      if (!link) return kept;
      // Pages of the account are shown while Odoo is away.
      const customer = await ask(customerId, { do: 'read', key: link.key }).catch((error: unknown) => {
        if (isOdooOutage(error)) return null;
        throw error;
      });
      return customer ? toProfile(customer, kept) : kept;
    },
    async saveProfile(customerId, changes) {
      const { contact, company, billing } = changes;
      const link = await findLink(db, customerId);
      if (link) {
        const customer = await ask(customerId, {
          ...{ do: 'save', key: link.key, contact },
          company: company && companyValues(company),
          billing: billing && billingValues(billing),
        });
        // Whoever says to buy for a company is its contact from then on.
        if (customer && customer.id !== link.partnerId) await notePartner(db, customerId, customer.id);
      }
      await stored.saveProfile(customerId, changes);
    },
    async changeEmail(customerId, change) {
      const link = await findLink(db, customerId);
      if (link) await ask(customerId, { do: 'save', key: link.key, contact: { email: change.email } });
      await stored.changeEmail(customerId, change);
    },
    async join(customerId, emailKey) {
      await enqueueLink(customerId, emailKey);
      await stored.join(customerId, emailKey);
    },
    async archive(customerId) {
      const link = await findLink(db, customerId);
      if (link) await ask(customerId, { do: 'archive', key: link.key, notes: notesFor('archived') });
      const [account] = await db.select().from(accounts).where(eq(accounts.customerId, customerId));
      if (account?.confirmedAt) await leaveNewsletters({ db, run }, account.email);
      // Those that were made for orders before the customer was known.
      await archivePartners({ db, run }, customerId);
      await stored.archive(customerId);
    },
  };
}

function refusalOf({ code, field }: { readonly code: string; readonly field: string }): CommerceError {
  return code === 'VAT_NOT_EDITABLE'
    ? new CommerceError('VAT_NOT_EDITABLE', { field })
    : new CommerceError('COMPANY_NAME_NOT_EDITABLE', { field });
}
