import { type ErrorCode, SdkError } from '@geven/odoo-sdk';

/** A call that the API refuses, for an SDK of a test; of a field where one is to blame. */
export const refused = (code: ErrorCode, field?: string) => () => {
  const params = field === undefined ? {} : { field };
  return Promise.reject(new SdkError({ kind: 'graphql', message: code, refusals: [{ code, message: code, params }] }));
};
