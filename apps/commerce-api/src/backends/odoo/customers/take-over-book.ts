import { eq } from 'drizzle-orm';
import { insertAddress } from '../../../carts/address-rows';
import { createStoredAddressBook } from '../../../customers/stored-address-book';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import type { Transaction } from '../../../database/transaction';
import type { AddressFields } from '../../../domain/checkout/address';
import type { Shopper } from '../../../ports/shopper';
import type { AddressAnswer } from '../actions/address-action';
import { findLinkedAddresses, type LinkedAddress, noteAddress } from './address-rows';
import { toAddress } from './address-values';

/** What Odoo answered of a book, and what we knew of it when it was asked. */
export interface AnsweredBook {
  readonly before: readonly LinkedAddress[];
  readonly addresses: readonly AddressAnswer[];
  /** What those are in Odoo that it did not know before, in their order. */
  readonly added: readonly number[];
}

/** Makes our copy of a customer's book what Odoo has: the merchant may have changed it. */
export async function takeOverBook(tx: Transaction, shopper: Shopper, { before, addresses, added }: AnsweredBook) {
  const isCustomer = eq(odooCustomers.customerId, shopper.customerId ?? 0);
  // Two devices that look at the book at once must not both add what is new in it.
  await tx.select().from(odooCustomers).where(isCustomer).for('update');
  const isKept = new Set((await findLinkedAddresses(tx, shopper)).map(({ address }) => address.id));
  const news = before.filter(({ partnerId }) => partnerId === null);
  for (const [index, { address }] of news.entries()) {
    const partnerId = added[index];
    if (partnerId !== undefined && isKept.has(address.id)) await noteAddress(tx, address.id, partnerId);
  }
  const known = await findLinkedAddresses(tx, shopper);
  for (const answer of addresses) await takeOver(tx, shopper, { answer, known });
  const answered = new Set(addresses.map(({ id }) => id));
  const gone = before.filter(({ partnerId }) => partnerId !== null && !answered.has(partnerId));
  for (const { address } of gone) await createStoredAddressBook({ db: tx }).remove(shopper, address.id);
}

interface TakenOver {
  readonly answer: AddressAnswer;
  readonly known: readonly LinkedAddress[];
}

async function takeOver(tx: Transaction, shopper: Shopper, { answer, known }: TakenOver): Promise<void> {
  const own = known.filter(({ partnerId }) => partnerId === answer.id);
  for (const { address } of own) {
    const { id, isDefault, ...fields } = address;
    const current = toAddress(answer, fields);
    if (current && !isSame(current, fields)) await createStoredAddressBook({ db: tx }).update(shopper, id, current);
  }
  const found = own.length === 0 ? toAddress(answer, null) : null;
  if (found) await noteAddress(tx, (await insertAddress(tx, shopper, found)).id, answer.id);
}

function isSame(one: AddressFields, other: AddressFields): boolean {
  return Object.entries(one).every(([field, value]) => other[field as keyof AddressFields] === value);
}
