import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../database/testing';
import { createStoryAddresses } from './story-addresses';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('leads from every old address to where the story is now, in one hop', async () => {
  const addresses = createStoryAddresses(drizzle(client) as never);
  const at = (story: string, de: string, nl: string) => [
    { story, locale: 'de' as const, path: de },
    { story, locale: 'nl' as const, path: nl },
  ];
  await addresses.note([...at('a', '/s/lieferung', '/s/bezorging'), ...at('b', '/s/muster', '/s/monsters')]);
  expect(await addresses.redirects()).toEqual({});
  await addresses.note([...at('a', '/s/versand', '/s/bezorging'), ...at('b', '/s/muster', '/s/monsters')]);
  await addresses.note([...at('a', '/s/transport', '/s/levering'), ...at('b', '/s/muster', '/s/monsters')]);
  expect(await addresses.redirects()).toEqual({
    '/s/lieferung': '/s/transport',
    '/s/versand': '/s/transport',
    '/s/bezorging': '/s/levering',
  });
  // Another process, after a restart, knows it too; a story that is gone leads nowhere, a taken path is a page.
  const restarted = createStoryAddresses(drizzle(client) as never);
  await restarted.note([...at('b', '/s/lieferung', '/s/monsters')]);
  expect(await restarted.redirects()).toEqual({ '/s/muster': '/s/lieferung' });
  await restarted.note([]);
  expect(await restarted.redirects()).toEqual({});
});
