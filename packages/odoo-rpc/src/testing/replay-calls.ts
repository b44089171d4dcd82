import { isDeepStrictEqual } from 'node:util';
import type { OdooClient } from '../odoo-client';
import { OdooError } from '../odoo-error';
import type { OdooArguments } from '../transport';
import type { OdooRecording } from './record-calls';

/**
 * A client that answers from recordings. Each is given once, to the first call with the same model, method and arguments,
 * so that a call that was made twice may have two answers; a call that is not there, or no more, fails the test.
 */
export function replayCalls(
  recordings: readonly OdooRecording[],
  version = 19,
): { readonly client: OdooClient; readonly left: readonly OdooRecording[] } {
  const left = [...recordings];
  const client: OdooClient = {
    async call<Answer>(model: string, method: string, args: OdooArguments = {}) {
      // As it would be sent: without what is undefined.
      const asked = JSON.parse(JSON.stringify({ model, method, args }));
      const index = left.findIndex((one) =>
        isDeepStrictEqual(asked, { model: one.model, method: one.method, args: one.args }),
      );
      const [recording] = index < 0 ? [] : left.splice(index, 1);
      const call = `${model}.${method}`;
      if (!recording) throw new Error(`No recording is left of ${call}(${JSON.stringify(args)})`);
      const { error, answer } = recording;
      if (error) throw new OdooError(error.message, { ...error, call });
      return structuredClone(answer) as Answer;
    },
    version: async () => version,
  };
  return { client, left };
}
