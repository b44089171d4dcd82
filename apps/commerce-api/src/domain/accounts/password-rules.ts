import { CommerceError } from '../errors/commerce-error';
import { emailKey } from './email-address';

const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

export interface PasswordRulesOptions {
  /** Passwords that everybody tries first, in small letters. */
  readonly common: ReadonlySet<string>;
  /** What the shop is called, where it is and what it sells: tried first by whoever means this shop. */
  readonly ownWords: readonly string[];
}

export interface ChosenPassword {
  readonly password: string;
  /** Address of the account that it is for. */
  readonly email: string;
  /** Name of the input field, for the refusal. */
  readonly field: string;
}

/** Refuses a password that is too short, too long or easy to guess; takes any other as it was typed. */
export type CheckPassword = (chosen: ChosenPassword) => void;

/**
 * 8 to 128 characters of any kind, not in the common list, none of the shop's own words with figures around it, not the
 * e-mail address (AU-13). No composition is asked for, and nothing is trimmed or changed.
 */
export function createPasswordRules({ common, ownWords }: PasswordRulesOptions): CheckPassword {
  // The longest first, so that none is left in pieces.
  const words = ownWords
    .flatMap((word) => word.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .toSorted((one, other) => other.length - one.length);
  const ownWord = words.length > 0 ? new RegExp(words.join('|'), 'gu') : null;

  function isOwnWord(text: string): boolean {
    const letters = text.replace(/\P{L}/gu, '');
    return ownWord !== null && letters !== '' && letters.replace(ownWord, '') === '';
  }

  return function checkPassword({ password, email, field }) {
    const { length } = [...password];
    if (length < MIN_LENGTH) throw new CommerceError('PASSWORD_TOO_SHORT', { field, min: MIN_LENGTH });
    if (length > MAX_LENGTH) throw new CommerceError('PASSWORD_TOO_LONG', { field, max: MAX_LENGTH });
    if (emailKey(password) === emailKey(email)) throw new CommerceError('PASSWORD_IS_EMAIL', { field });
    const text = password.toLowerCase();
    if (common.has(text) || isOwnWord(text)) throw new CommerceError('PASSWORD_TOO_COMMON', { field });
  };
}
