import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createOdooClient, type OdooClientOptions } from './odoo-client';
import { isOdooOutage, type OdooErrorKind } from './odoo-error';
import answers from './recordings/odoo-19.json' with { type: 'json' };
import type { Recording } from './recordings/requests';
import { serve } from './recordings/serve';

const KEY = 'secret-key-of-the-gateway';
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

async function start(answer: Answer, options: Partial<OdooClientOptions> = {}) {
  const server = await serve(answer);
  opened.push(server);
  return createOdooClient({ url: server.url, database: 'shop', key: KEY, login: 'gateway', version: 19, ...options });
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

describe('JSON-2, by answers of a real Odoo 19 (DC-09)', () => {
  const KINDS: Record<string, OdooErrorKind> = {
    'a method that is not there': 'missing',
    'a private method': 'forbidden',
    'a missing right': 'forbidden',
    'values that Odoo refuses': 'refused',
    'a field that is not there': 'failed',
    'a wrong key': 'unauthorised',
  };

  it.each((answers as readonly Recording[]).map((recording) => [recording.name, recording] as const))(
    '%s',
    async (name, recording) => {
      const { model, method, args, status, body } = recording;
      const client = await start((request, response, sent) => {
        expect(request.url).toBe(`/json/2/${model}/${method}`);
        expect(request.headers).toMatchObject({ authorization: `bearer ${KEY}`, 'x-odoo-database': 'shop' });
        expect(JSON.parse(sent)).toEqual(args);
        json(response, status, body);
      });
      const call = client.call(model, method, args);
      if (status === 200) return expect(await call).toEqual(body);
      await expect(call).rejects.toMatchObject({ kind: KINDS[name], call: `${model}.${method}` });
      await expect(call).rejects.not.toThrow(KEY);
    },
  );
});

describe('JSON-RPC', () => {
  const rpc =
    (answer: (params: { service: string; method: string; args: unknown[] }) => unknown): Answer =>
    (_request, response, body) =>
      json(response, 200, answer(JSON.parse(body).params));

  it('is chosen by the version, and logs in once', async () => {
    const asked: unknown[] = [];
    const client = await start(
      rpc(({ service, method, args }) => {
        asked.push([service, method, args]);
        if (method === 'version') return { result: { server_version_info: [18, 0, 0, 'final', 0, ''] } };
        return { result: method === 'authenticate' ? 7 : [{ id: 1 }] };
      }),
      { version: undefined as unknown as number },
    );
    expect(await client.version()).toBe(18);
    await client.call('res.partner', 'read', { ids: [1], fields: ['name'] });
    await client.call('res.partner', 'search', { domain: [] });
    expect(asked).toEqual([
      ['common', 'version', []],
      ['common', 'authenticate', ['shop', 'gateway', KEY, {}]],
      ['object', 'execute_kw', ['shop', 7, KEY, 'res.partner', 'read', [[1]], { fields: ['name'] }]],
      ['object', 'execute_kw', ['shop', 7, KEY, 'res.partner', 'search', [], { domain: [] }]],
    ]);
  });

  it('reports a refused login, and a refusal by its name', async () => {
    const stranger = await start(
      rpc(() => ({ result: false })),
      { version: 17 },
    );
    await expect(stranger.call('res.partner', 'search')).rejects.toMatchObject({ kind: 'unauthorised' });
    const error = { message: 'Odoo Server Error', data: { name: 'odoo.exceptions.UserError', message: 'No' } };
    const client = await start(
      rpc(({ method }) => (method === 'authenticate' ? { result: 7 } : { error })),
      { version: 17 },
    );
    await expect(client.call('sale.order', 'action_confirm', { ids: [1] })).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('when Odoo is not well', () => {
  it('asks again for what only reads, and never for what writes', async () => {
    let asked = 0;
    const client = await start((_request, response) => {
      asked += 1;
      json(response, asked < 3 ? 503 : 200, []);
    });
    expect(await client.call('res.partner', 'search_read')).toEqual([]);
    expect(asked).toBe(3);
    asked = 0;
    await expect(client.call('res.partner', 'create')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked).toBe(1);
  });

  it('gives up on a slow answer in time, and says that it is an outage', async () => {
    const client = await start(() => undefined, { timeoutMs: 100 });
    const error: unknown = await client.call('sale.order', 'write').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(isOdooOutage(error)).toBe(true);
  });

  it('asks no more for a while after five outages, and answers at once', async () => {
    let asked = 0;
    const client = await start((_request, response) => {
      asked += 1;
      json(response, 500 + 3, {});
    });
    for (let count = 0; count < 5; count += 1) await client.call('sale.order', 'write').catch(() => undefined);
    await expect(client.call('sale.order', 'write')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked).toBe(5);
  });

  it('does not count what Odoo refuses as an outage', async () => {
    const client = await start((_request, response) =>
      json(response, 422, { name: 'odoo.exceptions.ValidationError', message: 'No' }),
    );
    for (let count = 0; count < 8; count += 1) {
      await expect(client.call('sale.order', 'write')).rejects.toMatchObject({ kind: 'refused' });
    }
  });

  it('keeps no connection open, and no more than it may at once', async () => {
    let open = 0;
    let most = 0;
    const client = await start(
      (request, response) => {
        expect(request.headers.connection).toBe('close');
        open += 1;
        most = Math.max(most, open);
        setTimeout(() => {
          open -= 1;
          json(response, 200, []);
        }, 20);
      },
      { connections: 2 },
    );
    await Promise.all(Array.from({ length: 8 }, () => client.call('res.partner', 'search')));
    expect(most).toBe(2);
  });

  it('says that nothing is there when the address leads nowhere', async () => {
    const client = createOdooClient({ url: 'http://127.0.0.1:1', database: 'shop', key: KEY });
    await expect(client.call('res.partner', 'write')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
