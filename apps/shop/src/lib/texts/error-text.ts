import { type ErrorCode, type ErrorParams, SdkError } from '@geven/odoo-sdk';

/** One text for every refusal, in one language. */
export type ErrorTexts = Readonly<Record<ErrorCode, string>>;

/** The text of a code with its `{name}` places filled. */
export function formatError(texts: ErrorTexts, code: ErrorCode, params: ErrorParams = {}): string {
  return texts[code].replace(/\{(\w+)\}/g, (context, name: string) => String(params[name] ?? context));
}

/** What went wrong, in the reader's language: the first refusal (ER-08), else 'Some error'. */
export function errorText(texts: ErrorTexts, error: unknown): string {
  return error instanceof SdkError ? formatError(texts, error.code, error.params) : texts.SOME_ERROR;
}
