import type { OdooClient } from '@geven/odoo-rpc';
import { LOCALES, type Locale } from '@geven/timber';
import { emailKey } from '../../../domain/accounts/email-address';
import { LANGS } from '../actions/langs';

/** What Odoo knows about whoever is invited. */
export interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly locale: Locale | undefined;
}

interface ContactRow {
  readonly name: string;
  readonly phone: string | false;
  readonly lang: string | false;
  readonly is_company: boolean;
}

/** The contact with an address; null where there is none. Several must be merged first: which one is meant is unknown. */
export async function findContact(client: OdooClient, email: string): Promise<Contact | null> {
  const rows = await client.call<ContactRow[]>('res.partner', 'search_read', {
    domain: [
      ['email_normalized', '=', emailKey(email)],
      ['type', '=', 'contact'],
    ],
    fields: ['name', 'phone', 'lang', 'is_company'],
  });
  if (rows.length > 1) throw new Error(`${rows.length} contacts in Odoo have the address ${email}: merge them first`);
  const [found] = rows;
  if (!found) return null;
  return {
    // Nobody is greeted by the name of a company.
    name: found.is_company ? '' : found.name,
    phone: found.phone || '',
    locale: LOCALES.find((locale) => LANGS[locale] === found.lang),
  };
}
