import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegalText, LegalTexts } from '../ports/legal-texts';
import { createBrowser } from '../testing/browser';
import { createShopping } from '../testing/ready-to-order';
import { startApi, type TestApi } from '../testing/start-api';
import { createTextsOfOrders } from './texts-of-orders';

const textOf = (content: string): readonly LegalText[] => [
  { name: 'terms', content, hash: createHash('sha256').update(content).digest('hex') },
];

describe('the legal texts of an order', () => {
  let api: TestApi;
  let client: Client;
  let orderIds: number[];
  beforeAll(async () => {
    api = await startApi();
    const shopping = createShopping(api);
    for (let count = 0; count < 3; count++) {
      const { browser, version } = await shopping.readyToOrder({ browser: createBrowser(api.url, 'nl') });
      await shopping.place(browser, version);
    }
    client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    orderIds = (await client.query('select id from orders order by id')).rows.map(({ id }) => Number(id));
  });
  afterAll(async () => {
    await client.end();
    await api.close();
  });

  it('are kept with it as they were published when it was placed, each version once', async () => {
    const { rows } = await client.query(
      `select order_id, name, t.hash, content from order_legal_texts o join legal_texts t on t.hash = o.hash
       where order_id = $1 order by name`,
      [orderIds[0]],
    );
    expect(rows.map(({ name }) => name)).toEqual(['terms', 'withdrawal']);
    expect(rows[0].content).toContain('nog geen bindend aanbod');
    expect(rows[0].hash).toBe(createHash('sha256').update(rows[0].content).digest('hex'));
    const versions = await client.query('select count(*) from legal_texts');
    expect(Number(versions.rows[0].count)).toBe(2);
  });

  it('stay what they were, whatever is published later', async () => {
    const later: LegalTexts = { read: async () => textOf('later'), latest: () => textOf('later') };
    const texts = await createTextsOfOrders(drizzle(client) as never, later).ofOrder(orderIds[1] ?? 0);
    expect(texts.map(({ content }) => content).join()).toContain('nog geen bindend aanbod');
  });

  it('are those of now for an order that was placed while none could be read, and then kept', async () => {
    const id = orderIds[2] ?? 0;
    await client.query('delete from order_legal_texts where order_id = $1', [id]);
    const none: LegalTexts = {
      read: async () => {
        throw new Error('away');
      },
      latest: () => null,
    };
    await expect(createTextsOfOrders(drizzle(client) as never, none).ofOrder(id)).rejects.toThrow('away');
    const back: LegalTexts = { read: async () => textOf('now'), latest: () => null };
    expect(await createTextsOfOrders(drizzle(client) as never, back).ofOrder(id)).toEqual(textOf('now'));
    expect(await createTextsOfOrders(drizzle(client) as never, none).ofOrder(id)).toEqual(textOf('now'));
  });
});
