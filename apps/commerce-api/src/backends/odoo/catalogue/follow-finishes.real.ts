import { sampleRecords } from '@geven/sample-range';
import { finishSurcharge } from '@geven/timber';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecords } from '../../../catalogue/read-records';
import { createDatabase, type Database } from '../../../database/connection';
import { createTestDatabase } from '../../../database/testing';
import { shippedRates } from '../../../freight/testing';
import { newShopper } from '../../contracts/new-shopper';
import { createOdooIds } from '../actions/odoo-ids';
import { createActionRunner } from '../actions/run-action';
import { createCartGateway } from '../cart/cart-gateway';
import { createOdooCarts } from '../cart/odoo-carts';
import { KNOWN_RANGES } from '../sample/known-ranges';
import { testClients } from '../testing/clients';
import { type LoadedBoard, loadBoard } from '../testing/load-board';
import { readMapping } from './mapping/read-mapping';
import { createOdooRange } from './odoo-range';
import { createSyncRounds, type SyncRounds } from './sync/sync-rounds';

// European larch as cladding is offered brushed, fine-sawn, oiled, stained and fire retardant.
const ITEM_NUMBER = 'CL-LAR-021140-CS-X1';
const mapping = await readMapping(KNOWN_RANGES);

describe('finishes, followed from a real Odoo', () => {
  const { admin, gateway: client } = testClients();
  const ids = createOdooIds(client);
  const run = createActionRunner(client, ids);
  const range = createOdooRange({ client, run, ids, mapping });
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let board: LoadedBoard;
  // One for all tests: what it has read it does not read again.
  let rounds: SyncRounds;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 3 });
    board = await loadBoard(admin, mapping, ITEM_NUMBER);
    rounds = createSyncRounds({ client, range, database });
    await rounds.follow();
  });
  afterAll(async () => {
    await board?.archive();
    await database?.close();
    await created?.drop();
  });

  const finishes = async () =>
    (await readRecords(database)).finishes.filter(({ templateId }) => templateId === board.templateId);
  async function finish(slug: string) {
    const found = (await finishes()).find((one) => one.slug === slug);
    if (!found) throw new Error(`The board is not offered ${slug}`);
    return found;
  }
  async function writeService(vals: Record<string, unknown>) {
    const serviceIds = await admin.call<number[]>('product.template', 'search', {
      domain: [['default_code', '=', 'FIN-BLACK-STAINED']],
    });
    await admin.call('product.template', 'write', { ids: serviceIds, vals });
  }

  it('are those of the sample: what the board has anyway first, the others at the prices of services', async () => {
    const originals = sampleRecords({ scale: 2 }).finishes.filter(({ templateId }) => templateId === board.template.id);
    const facts = (all: Awaited<ReturnType<typeof finishes>>) =>
      all.map(({ id, templateId, sequence, ...finish }) => finish).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
    expect(originals.length).toBeGreaterThan(4);
    expect(facts(await finishes())).toEqual(facts(originals));
  });

  it('cost in a cart what the catalogue says of them', async () => {
    const { db } = database;
    const carts = createOdooCarts({ db }, createCartGateway({ db, client, run, freightRates: shippedRates }));
    const [brushed, oiled] = [await finish('brushed'), await finish('oiled-once')];
    const { variants } = await readRecords(database);
    const variant = variants.find(({ templateId, isSample }) => templateId === board.templateId && !isSample);
    const { id: variantId = 0, lengthMm } = variant ?? {};
    const { width, thickness } = board.template;
    const shopper = await newShopper(db, { now: () => new Date() }, 'nl');
    const cart = await carts.addMultipleItems(shopper, [{ variantId, pieces: 7, finishIds: [oiled.id, brushed.id] }]);
    const size = { width: width ?? 0, thickness: thickness ?? 0, lengthMm: lengthMm ?? 0, pieces: 7 };
    const net = [oiled, brushed].map(({ surchargeUnit, surchargePrice }) =>
      finishSurcharge({ ...size, unit: surchargeUnit ?? 'PIECE', price: surchargePrice ?? 0 }),
    );
    expect(cart.lines).toHaveLength(1);
    expect(cart.lines[0]?.priceFinishes).toBe(net.reduce((sum, one) => sum + one, 0));
    expect(cart.lines[0]?.finishes.map(({ name }) => name).toSorted()).toEqual(['1× geolied', 'geborsteld']);
  });

  it('cost something else as soon as their service does', async () => {
    await writeService({ list_price: 8.25 });
    await rounds.follow();
    expect((await finish('black-stained')).surchargePrice).toBe(825);
    await writeService({ list_price: 7.9 });
    await rounds.follow();
    expect((await finish('black-stained')).surchargePrice).toBe(790);
  });

  it('keep their product out of the shop while they cannot be charged', async () => {
    await writeService({ sale_ok: false });
    await rounds.follow();
    expect(rounds.leftOut()).toContainEqual(
      expect.objectContaining({ templateId: board.templateId, reason: 'unknown-service', detail: 'FIN-BLACK-STAINED' }),
    );
    expect(await finishes()).toEqual([]);
    await writeService({ sale_ok: true });
    await rounds.compare();
    expect(await finish('black-stained')).toMatchObject({ surchargePrice: 790 });
  });
});
