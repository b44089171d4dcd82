import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../testing/browser';
import { type CuttableProxy, createCuttableProxy } from '../testing/cuttable-proxy';
import { startApi, type TestApi } from '../testing/start-api';

const CATALOGUE = '{ getProductTemplatesList(pageSize: 1) { products { productVariants { id } } } }';
const ADD = 'mutation ($id: Int!) { cartAddMultipleItems(products: [{ id: $id, quantity: 1 }]) { order { version } } }';

describe('when PostgreSQL goes away', () => {
  let api: TestApi;
  let proxy: CuttableProxy;
  beforeAll(async () => {
    api = await startApi({
      async through(databaseUrl) {
        const url = new URL(databaseUrl);
        proxy = await createCuttableProxy({ host: url.hostname, port: Number(url.port || 5432) });
        url.host = `127.0.0.1:${proxy.port}`;
        return url.href;
      },
    });
  });
  afterAll(async () => {
    proxy.restore();
    await api.close();
    proxy.close();
  });

  const health = async () => (await fetch(api.healthUrl)).status;

  async function variantId() {
    const { data } = await createBrowser(api.url).send(CATALOGUE);
    return data?.getProductTemplatesList.products[0]?.productVariants[0]?.id;
  }

  it('says so, keeps showing the catalogue, and works again afterwards', async () => {
    const id = await variantId();
    const browser = createBrowser(api.url);
    await browser.send(ADD, { id });

    proxy.cut();
    expect(await health()).toBe(503);
    const { status, errors } = await browser.send(ADD, { id });
    expect([status, errors[0]?.message]).toEqual([200, 'The shop is not available at the moment. Please try again.']);
    expect(await variantId()).toBe(id);

    proxy.restore();
    await expect.poll(health, { timeout: 15_000 }).toBe(200);
    expect((await browser.send(ADD, { id })).data?.cartAddMultipleItems.order?.version).toBe(3);
  });

  // Says that it recovers, not how soon: on a busy machine, ten times slower, that takes half a minute.
  it('recovers under load when every connection is ended at once', { timeout: 60_000 }, async () => {
    const id = await variantId();
    const shoppers = Array.from({ length: 8 }, () => createBrowser(api.url));
    const rounds = shoppers.map(async (shopper) => {
      for (let round = 0; round < 10; round += 1) await shopper.send(ADD, { id });
      return await shopper.send(ADD, { id });
    });
    const admin = new Client({ connectionString: api.databaseUrl });
    await admin.connect();
    // Not the server's own, such as a vacuum that is under way: nobody else may end them.
    await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
    await admin.end();
    const last = await Promise.all(rounds);
    expect(last.map(({ errors }) => errors)).toEqual(shoppers.map(() => []));
  });

  it('logs the cause once, with the id that the shopper can name', async () => {
    const failures = api.logLines.filter(({ msg }) => msg === 'unexpected');
    expect(failures.length).toBeGreaterThan(0);
    for (const { requestId } of failures) expect(requestId).toMatch(/^[\da-f-]{36}$/);
  });
});
