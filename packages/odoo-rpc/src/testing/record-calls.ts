import type { CallOptions, OdooClient } from '../odoo-client';
import { OdooError, type OdooErrorKind } from '../odoo-error';
import type { OdooArguments } from '../transport';

/** A call and what became of it, as JSON. */
export interface OdooRecording {
  readonly model: string;
  readonly method: string;
  readonly args: OdooArguments;
  readonly answer?: unknown;
  readonly error?: { readonly kind: OdooErrorKind; readonly message: string; readonly odooName?: string };
}

/**
 * A client that passes everything on to another and records it, refusals included: `replayCalls` answers the same
 * without an Odoo. Keys and logins are not part of a call; what is in its arguments and answers is recorded as it is.
 */
export function recordCalls(client: OdooClient): {
  readonly client: OdooClient;
  readonly recordings: readonly OdooRecording[];
} {
  const recordings: OdooRecording[] = [];
  const recording: OdooClient = {
    async call<Answer>(model: string, method: string, args: OdooArguments = {}, options?: CallOptions) {
      const asked = structuredClone({ model, method, args });
      try {
        const answer = await client.call<Answer>(model, method, args, options);
        recordings.push({ ...asked, answer: structuredClone(answer) });
        return answer;
      } catch (error) {
        if (error instanceof OdooError) recordings.push({ ...asked, error: errorOf(error) });
        throw error;
      }
    },
    version: () => client.version(),
  };
  return { client: recording, recordings };
}

function errorOf({ kind, message, odooName, call }: OdooError): NonNullable<OdooRecording['error']> {
  return { kind, message: message.slice(`${call}: `.length), ...(odooName === undefined ? {} : { odooName }) };
}
