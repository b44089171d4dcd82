import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { leadFiles } from '../database/schema/leads';
import { uploads as uploadRows } from '../database/schema/uploads';
import { createTestDatabase } from '../database/testing';
import { openFileFolder } from '../gateways/files/file-folder';
import { createStoredLeads } from '../leads/stored-leads';
import type { Files } from '../ports/files';
import { createSessions } from '../sessions/sessions';
import { createStoredUploads } from './stored-uploads';

const NOW = new Date('2026-11-26T16:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

describe('stored uploads', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let folder: string;
  let sessionId: number;
  let now = NOW;
  const clock = { now: () => now };
  const isHarmful = vi.fn(async () => false);
  interface Changes {
    readonly hasScanner?: boolean;
    /** What the store of files does otherwise. */
    readonly files?: Partial<Files>;
  }
  const stored = ({ hasScanner = false, files = {} }: Changes = {}) =>
    createStoredUploads({
      db: database.db,
      clock,
      files: { ...openFileFolder({ folder, clock }), ...files },
      heifToJpeg: async () => Buffer.alloc(0),
      scanner: hasScanner ? { isHarmful } : null,
    });
  const newSession = async () => (await createSessions({ db: database.db, clock }).create()).session.id;
  const keep = (name = 'plan.pdf', changes: Changes = {}) =>
    stored(changes).intake.keep({
      ...{ sessionId, formId: randomUUID(), name },
      content: (async function* () {
        yield Buffer.from('%PDF-1.7\n');
      })(),
    });
  const find = async (token: string, ofSession = sessionId) =>
    (await stored().uploads.find([token], ofSession))[0] ?? null;
  /** Files in the folder, by whatever name. */
  const lying = async () => (await readdir(folder, { recursive: true })).filter((path) => path.includes('/')).length;
  /** A request that came with an upload. */
  async function take(token: string): Promise<number> {
    const upload = await find(token);
    if (!upload) throw new Error('The upload is not there');
    const { id: uploadId, name, contentType, size } = upload;
    const leads = createStoredLeads({ db: database.db, clock, enqueue: async () => undefined, keptMs: 90 * DAY_MS });
    const lead = await leads.add({
      ...{ kind: 'quote', name: 'Anna', companyName: '', email: 'anna@example.de', phone: '', zip: '50858' },
      ...{ desiredDate: '', project: '', orderNumber: '', product: '', message: 'Posts', locale: 'de', state: 'open' },
      ...{ clientKey: randomUUID(), isProven: false, campaign: null, shopper: null },
      files: [{ uploadId, name, contentType, size }],
    });
    return lead?.id ?? 0;
  }

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
    folder = await mkdtemp(join(tmpdir(), 'geven-stored-uploads-'));
  });
  beforeEach(async () => {
    await database.db.delete(leadFiles);
    now = new Date(NOW.getTime() + 10 * DAY_MS);
    await stored().removeOrphans();
    now = NOW;
    isHarmful.mockReset().mockResolvedValue(false);
    sessionId = await newSession();
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('are found by the session that sent them, and by no other', async () => {
    const { token } = await keep();
    expect(await find(token)).toMatchObject({ name: 'plan.pdf', contentType: 'application/pdf', size: 9 });
    expect(await find(token, await newSession())).toBeNull();
    expect(await find(`${token}x`)).toBeNull();
  });

  it('go with their files a day later where no request has them, and not before', async () => {
    const [orphan, taken] = [await keep('orphan.pdf'), await keep('taken.pdf')];
    const leadId = await take(taken.token);
    const before = await lying();
    now = new Date(NOW.getTime() + DAY_MS - 1);
    await stored().removeOrphans();
    expect(await lying()).toBe(before);
    now = new Date(NOW.getTime() + DAY_MS);
    await stored().removeOrphans();
    expect(await find(orphan.token)).toBeNull();
    expect(await lying()).toBe(before - 1);
    expect(await find(taken.token)).not.toBeNull();
    // Once the request is gone, nothing holds its file.
    await database.db.delete(leadFiles).where(eq(leadFiles.leadId, leadId));
    await stored().removeOrphans();
    expect(await find(taken.token)).toBeNull();
    expect(await lying()).toBe(before - 2);
  });

  it('of a crash, which have no file yet, are nobody’s to send and go as well', async () => {
    const { token } = await keep();
    const id = (await find(token))?.id ?? '';
    await database.db.update(uploadRows).set({ fileKey: null }).where(eq(uploadRows.id, id));
    expect(await find(token)).toBeNull();
    now = new Date(NOW.getTime() + DAY_MS);
    await stored().removeOrphans();
    expect(await database.db.select().from(uploadRows).where(eq(uploadRows.id, id))).toEqual([]);
  });

  it('whose store is down are tried again a day later, so that none stays that nobody knows of', async () => {
    const { token } = await keep();
    const before = await lying();
    now = new Date(NOW.getTime() + DAY_MS);
    const removeAll = vi.fn().mockRejectedValue(new Error('down'));
    await expect(stored({ files: { removeAll } }).removeOrphans()).rejects.toThrow('down');
    expect(await find(token)).not.toBeNull();
    const put = vi.fn().mockRejectedValue(new Error('full'));
    await expect(keep('full.pdf', { files: { put, removeAll } })).rejects.toThrow('full');
    expect(await database.db.select().from(uploadRows).where(eq(uploadRows.name, 'full.pdf'))).toHaveLength(1);
    now = new Date(NOW.getTime() + 3 * DAY_MS);
    await stored().removeOrphans();
    expect(await lying()).toBe(before - 1);
    expect(await database.db.select().from(uploadRows).where(eq(uploadRows.name, 'full.pdf'))).toEqual([]);
  });

  it('that a request has are not taken back any more', async () => {
    const { token } = await keep();
    await take(token);
    await stored().intake.takeBack(sessionId, token);
    expect(await find(token)).not.toBeNull();
  });

  it('are scanned once before they are read, not read where they are harmful, and wait for a scanner that is down', async () => {
    const { token } = await keep();
    const id = (await find(token))?.id ?? '';
    const { uploads } = stored({ hasScanner: true });
    isHarmful.mockRejectedValueOnce(new Error('down'));
    await expect(uploads.read(id)).rejects.toThrow('down');
    expect(await uploads.read(id)).not.toBeNull();
    expect(await uploads.read(id)).not.toBeNull();
    expect(isHarmful).toHaveBeenCalledTimes(2);
    isHarmful.mockResolvedValue(true);
    const bad = (await find((await keep()).token))?.id ?? '';
    expect(await uploads.read(bad)).toBeNull();
    expect(await stored().uploads.read(bad)).toBeNull();
  });
});
