import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readRecords } from '../../../../catalogue/read-records';
import { createDatabase, type Database } from '../../../../database/connection';
import { odooSync } from '../../../../database/schema/odoo-catalogue';
import { createTestDatabase } from '../../../../database/testing';
import { createOdooIds } from '../../actions/odoo-ids';
import { createActionRunner } from '../../actions/run-action';
import { KNOWN_RANGES } from '../../sample/known-ranges';
import { createFakeRange, type FakeRange } from '../../testing/fake-range';
import { readMapping } from '../mapping/read-mapping';
import { createOdooRange } from '../odoo-range';
import { type OdooSync, startOdooSync } from './odoo-sync';

const mapping = await readMapping(KNOWN_RANGES);
/** Longer than any test: only a request ends it. */
const NEVER_MS = 600_000;

describe('startOdooSync', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let odoo: FakeRange;
  const log = { info: vi.fn(), warn: vi.fn() };
  const running: OdooSync[] = [];

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 6 });
  });
  beforeEach(async () => {
    await database.db.delete(odooSync);
    odoo = createFakeRange();
    vi.clearAllMocks();
  });
  afterEach(async () => {
    odoo.failure = undefined;
    await Promise.all(running.splice(0).map((sync) => sync.stop()));
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  async function start(intervalMs = NEVER_MS): Promise<OdooSync> {
    const { client } = odoo;
    const ids = createOdooIds(client);
    const range = createOdooRange({ client, ids, run: createActionRunner(client, ids), mapping });
    const sync = await startOdooSync({ client, range, database, databaseUrl: created.url, log, intervalMs });
    running.push(sync);
    return sync;
  }
  const roundsOf = () => odoo.calls.filter((call) => call === 'product.pricelist.item.search_read').length;
  const isPublished = async (id: number) =>
    (await readRecords(database)).templates.find((template) => template.id === id)?.isPublished;

  it('loads first, then follows within a moment of a request', async () => {
    const sync = await start();
    await sync.ready;
    expect((await readRecords(database)).templates).toHaveLength(3);
    // The first comparison.
    await vi.waitFor(() => expect(odoo.calls.filter((call) => call === 'uom.uom.search_read')).toHaveLength(2));
    odoo.write('product.template', 5, { is_published: false });
    sync.requestSync();
    await vi.waitFor(async () => expect(await isPublished(5)).toBe(false), { timeout: 3000 });
  });

  it('runs one round for many sync requests at once', async () => {
    const sync = await start();
    await sync.ready;
    await vi.waitFor(() => expect(odoo.calls.filter((call) => call === 'uom.uom.search_read')).toHaveLength(2));
    const before = roundsOf();
    for (let request = 0; request < 100; request += 1) sync.requestSync();
    await vi.waitFor(() => expect(roundsOf()).toBeGreaterThan(before), { timeout: 3000 });
    expect(roundsOf()).toBeLessThanOrEqual(before + 2);
  });

  it('keeps the catalogue while Odoo is down, says so once, and follows again', async () => {
    const sync = await start(50);
    await sync.ready;
    odoo.failure = 'unavailable';
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 3000 });
    const asked = odoo.calls.length;
    await vi.waitFor(() => expect(odoo.calls.length).toBeGreaterThan(asked), { timeout: 5000 });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect((await readRecords(database)).templates).toHaveLength(3);
    odoo.failure = undefined;
    odoo.write('product.template', 5, { is_published: false });
    sync.requestSync();
    await vi.waitFor(async () => expect(await isPublished(5)).toBe(false), { timeout: 5000 });
    const again = expect.objectContaining({ failures: expect.any(Number) });
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledWith(again, expect.anything()));
  });

  it('is ready at once after a restart, even while Odoo is down', async () => {
    const first = await start();
    await first.ready;
    await first.stop();
    odoo.failure = 'unavailable';
    const second = await start();
    await second.ready;
  });

  it('lets one process work; a request in any of them is heard, and the next takes over', async () => {
    const worker = await start();
    await worker.ready;
    await vi.waitFor(() => expect(odoo.calls.filter((call) => call === 'uom.uom.search_read')).toHaveLength(2));
    const idle = await start(50);
    await idle.ready;
    const asked = odoo.calls.length;
    odoo.write('product.template', 5, { is_published: false });
    idle.requestSync();
    await vi.waitFor(async () => expect(await isPublished(5)).toBe(false), { timeout: 3000 });
    expect(odoo.calls.length).toBeGreaterThan(asked);
    await worker.stop();
    odoo.write('product.template', 5, { is_published: true });
    await vi.waitFor(async () => expect(await isPublished(5)).toBe(true), { timeout: 5000 });
  });
});
