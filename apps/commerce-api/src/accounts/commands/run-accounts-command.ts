import { DEFAULT_LOCALE, LOCALES, type Locale } from '@geven/timber';
import { MAX_TERM_DAYS } from '../../domain/checkout/credit-terms';
import type { Passwords } from '../../ports/passwords';
import { type CommandOptions, createAccountCommands, type Invited } from './account-commands';
import { loadSampleAccounts } from './load-sample-accounts';

interface AccountsCommand extends CommandOptions {
  /** `invite`, `end-sessions`, `disable`, `enable`, `set-price-list`, `set-payment-term` or `load-sample`. */
  readonly command: string | undefined;
  /** What follows it: an address, and the key of a price list or the days of a payment term where one is set. */
  readonly words: readonly string[];
  /** What the merchant says about whoever is invited; found in the back office where it is not said. */
  readonly name: string | undefined;
  readonly language: string | undefined;
  readonly passwords: Pick<Passwords, 'hash'>;
  /** What the back office knows about an address; null for one that it does not know. */
  readonly findContact: (email: string) => Promise<KnownContact | null>;
  readonly say: (line: string) => void;
}

interface KnownContact {
  readonly name: string;
  readonly phone: string;
  readonly locale: Locale | undefined;
}

/** Runs one of the commands for accounts; false for anything else. What cannot be done is raised. */
export async function runAccountsCommand(options: AccountsCommand): Promise<boolean> {
  const { command, say } = options;
  const [email, value, ...rest] = options.words;
  const commands = createAccountCommands(options);
  if (command === 'load-sample') {
    const { emails, password } = await loadSampleAccounts(options);
    say(`${emails.join(' and ')} can log in with the password ${password}`);
    say('It is shown this once; running the command again makes another.');
    return true;
  }
  if (email === undefined) return false;
  switch (command) {
    case 'invite': {
      const outcome = await commands.invite(await invitedOf(email, options));
      say(
        outcome === 'invited'
          ? `${email} gets a mail with a link to choose a password; it is good for 7 days`
          : `${email} is confirmed already: the account goes on as the customer with this address, without a mail`,
      );
      return true;
    }
    case 'end-sessions':
      await commands.endSessions(email);
      say(`${email} is logged out everywhere`);
      return true;
    case 'disable':
      await commands.disable(email);
      say(`${email} is logged out everywhere and cannot log in any more`);
      return true;
    case 'set-price-list':
      if (value === undefined || rest.length > 0) return false;
      await commands.setPriceList(email, value);
      say(`${email} has the prices of ${value} from now on`);
      return true;
    case 'set-payment-term': {
      if (value === undefined || rest.length > 0) return false;
      const days = termOf(value);
      await commands.setPaymentTerm(email, days);
      say(days === null ? `${email} orders on account no more` : `${email} orders on account, ${days} days net`);
      return true;
    }
    case 'enable':
      await commands.enable(email);
      say(`${email} can log in again`);
      return true;
    default:
      return false;
  }
}

function termOf(words: string): number | null {
  if (words === 'none') return null;
  const days = Number(words);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_TERM_DAYS) return days;
  throw new Error(`A payment term is 1 to ${MAX_TERM_DAYS} days, or none`);
}

async function invitedOf(email: string, { name, language, findContact }: AccountsCommand): Promise<Invited> {
  const asked = LOCALES.find((locale) => locale === language);
  if (language !== undefined && !asked) throw new Error('--language takes nl, en or de');
  const found = await findContact(email);
  return {
    email,
    name: name ?? found?.name ?? '',
    phone: found?.phone ?? '',
    locale: asked ?? found?.locale ?? DEFAULT_LOCALE,
  };
}
