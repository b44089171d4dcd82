import type { FormRefusal } from '../forms/form-flash';

/** A refusal for each of the values that is empty. */
export const emptyFields = (values: Readonly<Record<string, string>>): FormRefusal[] =>
  Object.entries(values).flatMap(([field, value]) =>
    value.trim() === '' ? [{ code: 'FIELD_REQUIRED', params: { field }, field }] : [],
  );
