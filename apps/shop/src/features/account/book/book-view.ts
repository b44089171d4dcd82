import type { AddressId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { ADDRESS_BOOK_ID } from '@/lib/account/dashboard-pages';
import type { PageQuery } from '@/lib/pages/page';
import { href } from '@/lib/routing/routes';

/** What of the address book is open: one form at most, so that it needs no script. */
export interface BookView {
  readonly open: 'list' | 'new' | 'edit' | 'delete';
  /** Of the address that is edited or to be deleted. */
  readonly id?: AddressId;
}

const ID = /^\d{1,9}$/;

/** Reads what is open from the address of the page. */
export function readBookView({ address, remove }: PageQuery): BookView {
  if (address === 'new') return { open: 'new' };
  const id = (value: unknown) => (typeof value === 'string' && ID.test(value) ? (Number(value) as AddressId) : null);
  const [edited, removed] = [id(address), id(remove)];
  if (edited !== null) return { open: 'edit', id: edited };
  return removed === null ? { open: 'list' } : { open: 'delete', id: removed };
}

/** Id of an address on the page, and of the form for a new one. */
export const entryId = (address: AddressId | 'new') => `address-${address}`;

/** The address of the page with something of the book open, and in view. */
export function bookHref(locale: Locale, query: { address?: AddressId | 'new'; remove?: AddressId } = {}): string {
  const open = query.address ?? query.remove;
  return `${href('dashboardData', locale, { query })}#${open === undefined ? ADDRESS_BOOK_ID : entryId(open)}`;
}
