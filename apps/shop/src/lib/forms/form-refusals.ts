import { SdkError } from '@geven/odoo-sdk';
import type { FormRefusal } from './form-flash';

/** The reasons of a failed call as refusals of a form; `fieldOf` turns the API's name of a field into the form's. */
export function formRefusals(error: unknown, fieldOf: (field: string) => string = (field) => field): FormRefusal[] {
  if (!(error instanceof SdkError)) throw error;
  if (error.refusals.length === 0) return [{ code: error.code, params: {} }];
  return error.refusals.map(({ code, params }) => {
    const field = params.field === undefined ? undefined : fieldOf(String(params.field));
    return { code, params, ...(field === undefined ? {} : { field }) };
  });
}
