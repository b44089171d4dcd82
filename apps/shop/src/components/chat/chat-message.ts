import type { FormRefusal } from '@/lib/forms/form-flash';
import { type ErrorTexts, formatError } from '@/lib/texts/error-text';

/** Fields of the chat's form, in their order (CW-02). */
export const CHAT_FIELDS = ['phone', 'email', 'message'] as const;
export type ChatField = (typeof CHAT_FIELDS)[number];
export type ChatValues = Readonly<Record<ChatField, string>>;

export const NO_MESSAGE: ChatValues = { phone: '', email: '', message: '' };

/** Characters of an e-mail address at most. */
const MAX_EMAIL = 254;

/** Whether a text is an e-mail address: one '@', a dot in the domain, at most 254 characters and no spaces (CW-12). */
const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text);

/** What is wrong with each field before it is sent (CW-10) (CW-12). */
export function chatErrors(values: ChatValues, texts: ErrorTexts): ReadonlyMap<ChatField, string> {
  return new Map(
    CHAT_FIELDS.flatMap((field) => {
      const text = values[field].trim();
      if (text === '') return [[field, texts.FIELD_REQUIRED] as const];
      return field === 'email' && !isEmail(text) ? [[field, texts.FIELD_EMAIL] as const] : [];
    }),
  );
}

/** What the API refused: by field, in the form's names, of the captcha test, and as a whole. */
export function chatRefusals(refusals: readonly FormRefusal[], texts: ErrorTexts) {
  const named = refusals.map(({ code, params, field }) => ({
    code,
    field: CHAT_FIELDS.find((each) => each === (field === 'description' ? 'message' : field)),
    text: formatError(texts, code, params),
  }));
  const isOfCaptcha = (code: FormRefusal['code']) => code === 'CAPTCHA_REQUIRED';
  return {
    byField: new Map(named.flatMap(({ field, text }) => (field ? [[field, text] as const] : []))),
    captcha: named.find(({ code }) => isOfCaptcha(code))?.text,
    general: [...new Set(named.flatMap(({ field, code, text }) => (field || isOfCaptcha(code) ? [] : [text])))],
  };
}

/** The message with the pages below it that were visited last (CW-13). */
export const describeMessage = (message: string, heading: string, paths: readonly string[]): string =>
  paths.length === 0 ? message.trim() : `${message.trim()}\n\n${heading}\n${paths.join('\n')}`;
