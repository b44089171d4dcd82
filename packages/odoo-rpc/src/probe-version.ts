import { OdooError } from './odoo-error';
import type { SendJson } from './post-json';

const TIMEOUT_MS = 10_000;

/** The major version of an Odoo, for example 19. Nobody needs to log in for it. */
export async function probeVersion(send: SendJson, url: string): Promise<number> {
  const call = 'common.version';
  const { status, body } = await send({
    url: new URL('/jsonrpc', url),
    call,
    body: { jsonrpc: '2.0', method: 'call', id: 1, params: { service: 'common', method: 'version', args: [] } },
    timeoutMs: TIMEOUT_MS,
  });
  const version = majorOf(body);
  if (version !== undefined) return version;
  // JSON-RPC is announced to be gone from 22 on.
  if (status === 404) return await probeWithoutRpc(send, url);
  throw new OdooError(`HTTP ${status} is no answer of an Odoo`, {
    kind: status >= 500 ? 'unavailable' : 'failed',
    call,
  });
}

async function probeWithoutRpc(send: SendJson, url: string): Promise<number> {
  const call = 'web.version';
  const { status, body } = await send({
    method: 'GET',
    url: new URL('/web/version', url),
    call,
    timeoutMs: TIMEOUT_MS,
  });
  const version = majorOf({ result: { server_version_info: (body as { version_info?: unknown })?.version_info } });
  if (version !== undefined) return version;
  throw new OdooError(`HTTP ${status} is no answer of an Odoo`, { kind: 'failed', call });
}

function majorOf(body: unknown): number | undefined {
  const info = (body as { result?: { server_version_info?: unknown } } | null)?.result?.server_version_info;
  const [major] = Array.isArray(info) ? info : [];
  return typeof major === 'number' ? major : undefined;
}
