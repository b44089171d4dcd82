import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { connectOdoo, type Odoo } from './json2.ts';

let server: Server;

afterEach(() => {
  server.close();
});

/** An Odoo that answers every call alike and notes what it was asked. */
async function answering(status: number, body: string): Promise<{ odoo: Odoo; asked: string[] }> {
  const asked: string[] = [];
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization} ${request.headers['x-odoo-database']}`);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { odoo: connectOdoo({ url: `http://127.0.0.1:${port}`, database: 'lab', key: 'secret' }), asked };
}

it('sends the key and the name of the database', async () => {
  const { odoo, asked } = await answering(200, '[7]');
  expect(await odoo.call('res.partner', 'search', { domain: [] })).toEqual([7]);
  expect(asked).toEqual(['/json/2/res.partner/search bearer secret lab']);
});

it('reports which call Odoo refused and why', async () => {
  const { odoo } = await answering(422, '{"name": "ValidationError", "message": "The VAT number is wrong"}');
  await expect(odoo.call('res.partner', 'create')).rejects.toThrow(
    'res.partner.create: HTTP 422, The VAT number is wrong',
  );
});

it('reports what a proxy said that is not Odoo', async () => {
  const { odoo } = await answering(502, '<html>Bad gateway</html>');
  await expect(odoo.call('res.partner', 'read')).rejects.toThrow('HTTP 502, <html>Bad gateway');
});
