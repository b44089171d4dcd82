import { kindOfName, OdooError, type OdooErrorKind } from './odoo-error';
import type { SendJson } from './post-json';
import type { OdooAccess, Transport } from './transport';

/** `/json/2`, the protocol of Odoo 19 and later: one method per call, named arguments, the key as bearer token. */
export function createJson2Transport(send: SendJson, { url, database, key }: OdooAccess): Transport {
  return async (model, method, args, timeoutMs) => {
    const call = `${model}.${method}`;
    const { status, body } = await send({
      url: new URL(`/json/2/${model}/${method}`, url),
      call,
      headers: { authorization: `bearer ${key}`, 'x-odoo-database': database },
      body: args,
      timeoutMs,
    });
    if (status >= 200 && status < 300) return body;
    throw errorOf(status, body, call);
  };
}

function errorOf(status: number, body: unknown, call: string): OdooError {
  const { name, message } = isErrorBody(body) ? body : { name: '', message: `HTTP ${status}` };
  return new OdooError(message, { kind: kindOfStatus(status) ?? kindOfName(name) ?? 'failed', call, odooName: name });
}

/** Statuses that say more than the name of the error. */
function kindOfStatus(status: number): OdooErrorKind | undefined {
  if (status === 401) return 'unauthorised';
  if (status === 404) return 'missing';
  return [408, 429, 502, 503, 504].includes(status) ? 'unavailable' : undefined;
}

function isErrorBody(body: unknown): body is { name: string; message: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'name' in body &&
    typeof body.name === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
