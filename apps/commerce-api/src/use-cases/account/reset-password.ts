import type { Account } from '../../domain/accounts/account';
import { emailKey } from '../../domain/accounts/email-address';
import { PASSWORD_LINKS } from '../../domain/accounts/mail-link';
import type { CheckPassword } from '../../domain/accounts/password-rules';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Accounts, MailLinks } from '../../ports/accounts';
import type { Customers } from '../../ports/customers';
import type { Limits } from '../../ports/limits';
import type { Passwords } from '../../ports/passwords';
import type { Visitor } from '../../sessions/visitor';

interface RequestOptions {
  readonly accounts: Pick<Accounts, 'byEmail' | 'sendMail'>;
  readonly limits: Limits;
}

/** Mails a link to choose a new password (AU-10); for an unknown address it does as much, and nobody gets a mail. */
export function createResetPassword({ accounts, limits }: RequestOptions) {
  return async function resetPassword(visitor: Visitor, email: string): Promise<void> {
    const key = emailKey(email);
    await limits.count('passwordResetsOfClient', visitor.client);
    await limits.count('passwordResetsOfRecipient', key);
    const found = await accounts.byEmail(key);
    await accounts.sendMail('reset-password', found?.account.id ?? null);
  };
}

interface ChangeOptions {
  readonly accounts: Pick<Accounts, 'resetPassword'>;
  readonly customers: Pick<Customers, 'join'>;
  readonly links: Pick<MailLinks, 'find'>;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly limits: Limits;
  readonly checkPassword: CheckPassword;
}

interface NewPassword {
  readonly token: string;
  readonly password: string;
}

/**
 * Sets the password by the link of a reset (AU-11) or of an invitation. Every session ends and nobody is logged in; a password that is refused leaves the
 * link as it is.
 */
export function createChangePassword(options: ChangeOptions) {
  const { accounts, customers, links, passwords, limits, checkPassword } = options;
  return async function changePassword(visitor: Visitor, { token, password }: NewPassword): Promise<void> {
    await limits.count('newPasswordsOfClient', visitor.client);
    const owner = await ownerOf(links, token);
    if (!owner) throw new CommerceError('LINK_EXPIRED');
    checkPassword({ password, email: owner.email, field: 'password' });
    const account = await accounts.resetPassword(token, await passwords.hash(password));
    if (!account) throw new CommerceError('LINK_EXPIRED');
    // The mail has proven the address.
    if (!owner.isConfirmed) await customers.join(account.customerId, account.emailKey);
  };
}

async function ownerOf(links: Pick<MailLinks, 'find'>, token: string): Promise<Account | null> {
  for (const purpose of PASSWORD_LINKS) {
    const owner = await links.find(token, purpose);
    if (owner) return owner;
  }
  return null;
}
