import { eq } from 'drizzle-orm';
import { findAccount } from '../accounts/account-rows';
import type { Database } from '../database/connection';
import { accounts } from '../database/schema/accounts';
import { emailKey } from '../domain/accounts/email-address';
import { setPriceList } from './set-price-list';

interface SetPriceListCommand extends Pick<Database, 'db'> {
  /** Address and key, as they were typed. */
  readonly words: readonly string[];
  readonly say: (line: string) => void;
}

/** Runs `accounts set-price-list EMAIL KEY`; false for anything else. */
export async function runSetPriceList({ db, words, say }: SetPriceListCommand): Promise<boolean> {
  const [email, priceList, ...rest] = words;
  if (email === undefined || priceList === undefined || rest.length > 0) return false;
  const found = await findAccount(db, eq(accounts.emailKey, emailKey(email)));
  if (!found) throw new Error(`No account has the address ${email}`);
  await setPriceList(db, found.account.customerId, priceList);
  say(`${found.account.email} has the prices of ${priceList} from now on`);
  return true;
}
