import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import shipped from '../../freight/freight-rates.json' with { type: 'json' };
import { createBrowser } from '../../testing/browser';
import { createShopping } from '../../testing/ready-to-order';
import { startApi, type TestApi } from '../../testing/start-api';

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'freight-'));
  const file = join(folder, 'own.json');
  const [edition] = shipped.editions;
  const own = { ...edition?.countries.NL, zones: [{ name: 'everywhere', priceCents: 4321 }] };
  await writeFile(file, JSON.stringify({ editions: [{ ...edition, countries: { ...edition?.countries, NL: own } }] }));
  api = await startApi({ env: { FREIGHT_FILE: file, ADHOC_QUERIES: 'on' } });
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

it('A merchant’s own rates are those of the rate card and of carts', async () => {
  const browser = createBrowser(api.url);
  const rates = '{ getDeliveryRates(countryCode: "NL", zip: "1791 AA") { zones { truckPrice maximum } } }';
  expect((await browser.send(rates)).data?.getDeliveryRates.zones).toEqual([{ truckPrice: 4321, maximum: null }]);
  const shopping = createShopping(api);
  await shopping.fillCart(browser);
  const { data } = await shopping.chooseAddress(browser);
  expect(data?.selectAddress.order?.amountDelivery).toBe(4321);
});
