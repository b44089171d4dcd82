import { kindOfName, OdooError } from './odoo-error';
import type { SendJson } from './post-json';
import type { OdooAccess, Transport } from './transport';

interface RpcError {
  readonly message?: string;
  readonly data?: { readonly name?: string; readonly message?: string };
}

/**
 * `/jsonrpc`, the protocol of Odoo 14 to 18 (19 still answers it): the key is the password of a login, whose user id is
 * asked for once.
 */
export function createJsonRpcTransport(send: SendJson, access: OdooAccess): Transport {
  const { url, database, key, login } = access;
  if (!login) throw new Error('Odoo before 19 needs the login of the key’s user');
  let user: Promise<number> | undefined;

  async function service(name: string, method: string, args: unknown[], call: string, timeoutMs: number) {
    const { status, body } = await send({
      url: new URL('/jsonrpc', url),
      call,
      body: { jsonrpc: '2.0', method: 'call', id: 1, params: { service: name, method, args } },
      timeoutMs,
    });
    if (status !== 200 || typeof body !== 'object' || body === null) {
      throw new OdooError(`HTTP ${status}`, { kind: status >= 500 ? 'unavailable' : 'failed', call });
    }
    if ('error' in body) throw errorOf(body.error as RpcError, call);
    return 'result' in body ? body.result : null;
  }

  async function authenticate(timeoutMs: number): Promise<number> {
    const call = 'common.authenticate';
    const id = await service('common', 'authenticate', [database, login, key, {}], call, timeoutMs);
    if (typeof id !== 'number') throw new OdooError('login or key refused', { kind: 'unauthorised', call });
    return id;
  }

  return async (model, method, { ids, ...named }, timeoutMs) => {
    user ??= authenticate(timeoutMs).catch((error: unknown) => {
      user = undefined;
      throw error;
    });
    const args = [database, await user, key, model, method, ids ? [ids] : [], named];
    return await service('object', 'execute_kw', args, `${model}.${method}`, timeoutMs);
  };
}

function errorOf({ message = 'unknown error', data }: RpcError, call: string): OdooError {
  const odooName = data?.name ?? '';
  return new OdooError(data?.message ?? message, { kind: kindOfName(odooName) ?? 'failed', call, odooName });
}
