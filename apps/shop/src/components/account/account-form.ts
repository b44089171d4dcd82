import type { Locale } from '@geven/timber';
import type { FieldErrors } from '@/lib/forms/field-errors';
import type { Texts } from '@/lib/texts/areas';

/** What every form of an account shows from. */
export interface AccountFormView {
  readonly locale: Locale;
  readonly text: Texts<'account'>;
  /** What was entered before, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
}

/** The field that has the focus after a refusal: the first that is wrong. */
export const isFirstWrong = ({ byField }: FieldErrors, field: string): boolean => [...byField.keys()][0] === field;

/** What a summary of errors says above its links. */
export const summaryTitle = ({ text, errors }: Pick<AccountFormView, 'text' | 'errors'>): string =>
  text(errors.isOnlyIncomplete ? 'incomplete' : 'wrong');
