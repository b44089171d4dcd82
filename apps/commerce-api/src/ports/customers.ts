import type { Contact } from '../domain/accounts/account';
import type { Billing, Company, Profile } from '../domain/accounts/profile';

/** What a customer changes; what is left out stays. */
export interface ProfileChanges {
  /** Of the account, which keeps it; a backend that knows the customer is told. */
  readonly contact?: Partial<Contact>;
  readonly company?: Company;
  readonly billing?: Billing;
}

/** What a backend knows of customers beyond their credentials. */
export interface Customers {
  /** Without company and billing for one who entered nothing yet. */
  profile(customerId: number): Promise<Profile>;
  /** Together or not at all. */
  saveProfile(customerId: number, changes: ProfileChanges): Promise<void>;
  /**
   * The customer is written to at another address from now on: it takes the place of the one before in the address book,
   * in orders that are not over, and in the backend's own record of the customer.
   */
  changeEmail(customerId: number, change: { readonly keyBefore: string; readonly email: string }): Promise<void>;
  /** The address is proven to be the customer's: what guests ordered with it is the customer's from now on. */
  join(customerId: number, emailKey: string): Promise<void>;
  /**
   * The account is being deleted: what the law has us keep is kept for that alone and joins no account again. Called a
   * second time it changes nothing.
   */
  archive(customerId: number): Promise<void>;
}
