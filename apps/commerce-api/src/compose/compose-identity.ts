import { createArgon2Passwords } from '../accounts/argon2-passwords';
import { loadCommonPasswords } from '../accounts/common-passwords';
import { EMAIL_PROVIDERS } from '../accounts/known-email-providers';
import { createMailLinks } from '../accounts/mail-links';
import { createPasskeyChallenges } from '../accounts/passkey-challenges';
import { createStoredAccountDeletions } from '../accounts/stored-account-deletions';
import { createStoredAccounts, type StoredAccountsOptions } from '../accounts/stored-accounts';
import { createStoredDataExports } from '../accounts/stored-data-exports';
import { createStoredEmailChanges } from '../accounts/stored-email-changes';
import { createStoredPasskeys } from '../accounts/stored-passkeys';
import { createPasswordRules } from '../domain/accounts/password-rules';
import { relyingParty } from '../domain/accounts/relying-party';
import { openFiles } from '../gateways/files/open-files';
import { createWebauthnCeremonies } from '../gateways/webauthn/webauthn-ceremonies';
import { createDevices } from '../sessions/devices';
import type { Identity } from '../use-cases/account/account-use-cases';
import type { Shared } from './area';

/** What the shop sells, in its three languages: a password for it that many would try. */
const GOODS = [
  'hout',
  'holz',
  'timber',
  'wood',
  'vlonder',
  'terras',
  'terrasse',
  'decking',
  'gevel',
  'fassade',
  'shop',
];

/** Accounts, their passwords and links, the same with every backend. */
export async function composeIdentity(
  { env, clock, connections }: Pick<Shared, 'env' | 'clock' | 'connections'>,
  { enqueue }: Pick<StoredAccountsOptions, 'enqueue'>,
): Promise<Identity> {
  const { db } = connections.requests;
  const { shop, seller } = env;
  const ownWords = [shop.brand, seller.name, new URL(shop.url).hostname, ...GOODS];
  return {
    accounts: createStoredAccounts({ db, clock, enqueue }),
    emailChanges: createStoredEmailChanges({ db, clock, enqueue }),
    links: createMailLinks({ db, clock }),
    deletions: createStoredAccountDeletions({ db, clock, enqueue }),
    dataExports: createStoredDataExports({ db, clock, enqueue }),
    files: openFiles(env.files.customers, clock),
    devices: createDevices({ db, clock }),
    passkeys: createStoredPasskeys({ db, clock, enqueue }),
    challenges: createPasskeyChallenges({ db, clock }),
    ceremonies: createWebauthnCeremonies({ brand: shop.brand, relyingParty: (locale) => relyingParty(shop, locale) }),
    passwords: createArgon2Passwords(),
    checkPassword: createPasswordRules({ common: await loadCommonPasswords(), ownWords }),
    emailProviders: EMAIL_PROVIDERS,
  };
}
