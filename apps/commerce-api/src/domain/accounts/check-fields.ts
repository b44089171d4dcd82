import { PHONE } from '../checkout/formats';
import { CommerceError } from '../errors/commerce-error';
import { isEmailAddress } from './email-address';

/** What is asked of a field beside its length. */
interface FieldRule {
  /** As in the GraphQL schema, with the input that it is in: `company.zip`. */
  readonly field: string;
  readonly max: number;
  readonly isRequired?: boolean;
  readonly format?: { readonly pattern: Pick<RegExp, 'test'>; readonly example: string };
}

/** What is wrong with a text; empty where nothing is. */
export function textErrors(text: string, { field, max, isRequired = false, format }: FieldRule): CommerceError[] {
  if (text === '') return isRequired ? [new CommerceError('FIELD_REQUIRED', { field })] : [];
  if (text.length > max) return [new CommerceError('FIELD_TOO_LONG', { field, max })];
  if (format && !format.pattern.test(text))
    return [new CommerceError('FIELD_FORMAT', { field, _field_: format.example })];
  return [];
}

export function emailErrors(text: string, field: string, isRequired = false): CommerceError[] {
  const errors = textErrors(text, { field, max: 254, isRequired });
  if (errors.length > 0 || text === '' || isEmailAddress(text)) return errors;
  return [new CommerceError('FIELD_EMAIL', { field })];
}

export const phoneErrors = (text: string, field: string): CommerceError[] =>
  textErrors(text, { field, max: 30, format: PHONE });
