import { type ErrorCode, type ErrorParams, SdkError } from '@geven/odoo-sdk';
import { fillPlaces } from './translate';

/** One text for every refusal, in one language: the compiler reports a code that `errors.json` has none for. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;

/** The text of a code with its places filled. */
export function formatError(texts: ErrorTexts, code: ErrorCode, params: ErrorParams = {}): string {
  const written = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return fillPlaces(texts[code], Object.fromEntries(written));
}

/** What went wrong, in the reader's language: the first refusal (ER-08), else 'Some error'. */
export function errorText(texts: ErrorTexts, error: unknown): string {
  return error instanceof SdkError ? formatError(texts, error.code, error.params) : texts.SOME_ERROR;
}
