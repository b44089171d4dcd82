import { findEmailProviders } from '../../domain/accounts/email-providers';
import type { CheckPassword } from '../../domain/accounts/password-rules';
import type { AccountDeletions } from '../../ports/account-deletions';
import type { Accounts, MailLinks } from '../../ports/accounts';
import type { BackendPorts } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { DataExports } from '../../ports/data-exports';
import type { EmailChanges } from '../../ports/email-changes';
import type { Files } from '../../ports/files';
import type { Limits } from '../../ports/limits';
import type { PasskeyCeremonies, PasskeyChallenges, Passkeys } from '../../ports/passkeys';
import type { Passwords } from '../../ports/passwords';
import type { Devices } from '../../sessions/devices';
import type { Visitor } from '../../sessions/visitor';
import { createAddressBookUseCases } from './address-book-use-cases';
import { createCheckEmail } from './check-email';
import { createConfirmEmail, createSendConfirmation } from './confirm-email';
import { createDataExportUseCases } from './data-export-use-cases';
import { createDeletionUseCases } from './deletion-use-cases';
import { createDeviceUseCases } from './device-use-cases';
import { createEmailChangeUseCases } from './email-change-use-cases';
import { createLoadUser } from './load-user';
import { createLogIn } from './log-in';
import { createPasskeyUseCases } from './passkey-use-cases';
import { createRegister } from './register';
import { createChangePassword, createResetPassword } from './reset-password';
import { createUpdatePassword } from './update-password';
import { createUpdatePriceOption, createUpdateProfile } from './update-profile';

/** What identity needs, the same with every backend. */
export interface Identity {
  readonly accounts: Accounts;
  readonly emailChanges: EmailChanges;
  readonly links: MailLinks;
  readonly deletions: AccountDeletions;
  readonly dataExports: DataExports;
  readonly files: Files;
  readonly devices: Devices;
  readonly passkeys: Passkeys;
  readonly challenges: PasskeyChallenges;
  readonly ceremonies: PasskeyCeremonies;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  /** Domains of private mailboxes. */
  readonly emailProviders: ReadonlySet<string>;
}

interface AccountOptions extends Identity {
  readonly limits: Limits;
  readonly clock: Clock;
}

/** What a customer does with the account. */
export function createAccountUseCases(ports: BackendPorts, options: AccountOptions) {
  const all = { ...ports, ...options };
  return {
    loadUser: createLoadUser(all),
    register: createRegister(all),
    logIn: createLogIn(all),
    /** Ends the session; the cart stays the customer's (AU-18). */
    logOut: (visitor: Visitor) => visitor.logOut(),
    checkEmail: createCheckEmail(all),
    emailProviders: (search: string) => findEmailProviders(search, options.emailProviders),
    confirmEmail: createConfirmEmail(all),
    sendConfirmation: createSendConfirmation(all),
    resetPassword: createResetPassword(all),
    changePassword: createChangePassword(all),
    updatePassword: createUpdatePassword(all),
    updateProfile: createUpdateProfile(all),
    updatePriceOption: createUpdatePriceOption(all),
    ...createAddressBookUseCases(all),
    ...createDeviceUseCases(all),
    ...createEmailChangeUseCases(all),
    ...createPasskeyUseCases(all),
    ...createDataExportUseCases(all),
    ...createDeletionUseCases(all),
  };
}
