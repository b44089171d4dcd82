import { type ErrorCode, type ErrorParams, SdkError } from '@geven/odoo-sdk';
import { fillPlaces } from './translate';

/** One text for every refusal, in one language: the compiler reports a code that `errors.json` has none for. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;

interface Refusal {
  readonly code: ErrorCode;
  readonly params?: ErrorParams | undefined;
}

/** The text of a code with its places filled. */
export function formatError(texts: ErrorTexts, code: ErrorCode, params: ErrorParams = {}): string {
  const written = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return fillPlaces(texts[code], Object.fromEntries(written));
}

/** What went wrong, in the reader's language: the first refusal (ER-08), else 'Some error'. */
export function errorText(texts: ErrorTexts, error: unknown): string {
  return error instanceof SdkError ? formatError(texts, error.code, error.params) : texts.SOME_ERROR;
}

/** Every refusal in one text, in the reader's language (CA-29). */
export function joinedRefusals(texts: ErrorTexts, refusals: readonly Refusal[]): string {
  const said = refusals.map(({ code, params }) => formatError(texts, code, params));
  return said.length > 0 ? said.join(' ') : texts.SOME_ERROR;
}

/** The same of a call that went wrong; 'Some error' where it was refused for nothing that can be named. */
export const joinedErrorText = (texts: ErrorTexts, error: unknown): string =>
  joinedRefusals(texts, error instanceof SdkError ? error.refusals : []);
