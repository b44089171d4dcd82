import { type ErrorTexts, formatError } from '../texts/error-text';
import type { FormRefusal } from './form-flash';

/** What is wrong with a form, in the reader's language: by field, and as a whole. */
export interface FieldErrors {
  readonly byField: ReadonlyMap<string, string>;
  readonly general: readonly string[];
  /** True when all that is wrong with the fields is that they are empty. */
  readonly isOnlyIncomplete: boolean;
}

/** Sorts refusals by the fields of a form, in the order of the fields; of a field with several the first counts. */
export function fieldErrors(
  refusals: readonly FormRefusal[],
  fields: readonly string[],
  texts: ErrorTexts,
): FieldErrors {
  const textOf = ({ code, params }: FormRefusal) => formatError(texts, code, params);
  const isOfField = ({ field }: FormRefusal) => field !== undefined && fields.includes(field);
  return {
    byField: new Map(
      fields.flatMap((field) => {
        const refusal = refusals.find((each) => each.field === field);
        return refusal ? [[field, textOf(refusal)] as const] : [];
      }),
    ),
    general: [...new Set(refusals.filter((each) => !isOfField(each)).map(textOf))],
    isOnlyIncomplete: refusals.filter(isOfField).every(({ code }) => code === 'FIELD_REQUIRED'),
  };
}

/** Id of a field on the page. */
export const fieldId = (name: string) => name.replaceAll('.', '-');
