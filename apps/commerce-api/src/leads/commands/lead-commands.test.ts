import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { leads } from '../../database/schema/leads';
import { createTestDatabase } from '../../database/testing';
import type { LeadState } from '../../domain/contact/lead';
import type { Job } from '../../ports/jobs';
import type { NewLead } from '../../ports/leads';
import { createStoredLeads } from '../stored-leads';
import { runLeadsCommand } from './run-leads-command';

const NOW = new Date('2026-11-26T16:00:00Z');

describe('commands for requests', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let jobs: Job[] = [];
  let said: string[] = [];
  const contents = new Map<string, string>();
  const stored = () => ({
    ...{ db: database.db, clock: { now: () => NOW } },
    enqueue: async (_tx: unknown, job: Job) => void jobs.push(job),
    readFile: async (uploadId: string) => {
      const content = contents.get(uploadId);
      return content === undefined ? null : Readable.from([Buffer.from(content)]);
    },
  });
  const names: string[] = [];
  const add = async (reference: string, state: NewLead['state'], files: NewLead['files'] = []) => {
    names.push(reference);
    const lead = await createStoredLeads({ ...stored(), keptMs: 1, newReference: () => names.pop() ?? '' }).add({
      ...{
        kind: 'quote',
        name: 'Katrin Brandt',
        companyName: '',
        email: 'buero@brandt.example',
        phone: '',
        zip: '50858',
      },
      ...{ desiredDate: '', project: '', orderNumber: '', product: '', message: '12 posts\nof oak' },
      ...{ clientKey: randomUUID(), locale: 'de', state, isProven: false, campaign: null, files, shopper: null },
    });
    jobs = [];
    return lead?.id ?? 0;
  };
  const run = async (
    command: string,
    words: readonly string[] = [],
    options: { state?: string; limit?: number } = {},
  ) => {
    said = [];
    return await runLeadsCommand({ ...stored(), command, words, ...options, say: (line) => void said.push(line) });
  };
  const stateOf = async () => (await database.db.select({ state: leads.state }).from(leads)).map(({ state }) => state);

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  beforeEach(async () => {
    await database.db.delete(leads);
  });
  afterAll(async () => {
    await database?.close();
    await created?.drop();
  });

  it('list the newest first without names and addresses, and spam when it is asked for', async () => {
    await run('list');
    expect(said).toEqual(['There are no requests']);
    await add('AAAAAAA', 'open', [
      { uploadId: randomUUID(), name: 'plan.pdf', contentType: 'application/pdf', size: 1 },
    ]);
    await add('BBBBBBB', 'waiting');
    await add('CCCCCCC', 'spam');
    await run('list');
    expect(said).toEqual([
      'BBBBBBB, quote, waits for its link, received 2026-11-26 16:00 UTC',
      'AAAAAAA, quote, on its way to the desk, received 2026-11-26 16:00 UTC, 1 file',
    ]);
    await run('list', [], { limit: 1 });
    expect(said).toHaveLength(1);
    await run('list', [], { state: 'spam' });
    expect(said).toEqual(['CCCCCCC, quote, spam, received 2026-11-26 16:00 UTC']);
    await expect(run('list', [], { state: 'lost' })).rejects.toThrow('--state takes one of waiting, open');
  });

  it('show what one says, whatever the case of its reference', async () => {
    await add('AAAAAAA', 'open');
    expect(await run('show', ['aaaaaaa'])).toBe(true);
    expect(said).toEqual([
      'AAAAAAA, quote, on its way to the desk, received 2026-11-26 16:00 UTC',
      ...['name: Katrin Brandt', 'email: buero@brandt.example', 'postcode: 50858', '', '12 posts\nof oak'],
    ]);
    await expect(run('show', ['DDDDDDD'])).rejects.toThrow('There is no request DDDDDDD (any more)');
  });

  it('put its files into a folder, say which cannot be had, and write nothing over', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'geven-lead-files-'));
    const file = (name: string) => ({ uploadId: randomUUID(), name, contentType: 'text/csv', size: 1 });
    const [list, twin, bad] = [file('list.csv'), file('list.csv'), file('bad.csv')];
    contents.set(list.uploadId, 'one').set(twin.uploadId, 'two');
    await add('AAAAAAA', 'open', [list, twin, bad]);
    expect(await run('files', ['aaaaaaa', folder])).toBe(true);
    const paths = [join(folder, 'AAAAAAA-1-list.csv'), join(folder, 'AAAAAAA-2-list.csv')];
    expect(said).toEqual([...paths, 'bad.csv is gone, or the scanner found something in it']);
    expect(await Promise.all(paths.map((path) => readFile(path, 'utf8')))).toEqual(['one', 'two']);
    await expect(run('files', ['AAAAAAA', folder])).rejects.toThrow('EEXIST');
    await rm(folder, { recursive: true });
    await add('BBBBBBB', 'open');
    await run('files', ['BBBBBBB', folder]);
    expect(said).toEqual(['BBBBBBB came without files']);
  });

  it.each(['open', 'waiting', 'spam'] as const)('bring one to the desk again that was %s', async (state) => {
    const leadId = await add('AAAAAAA', state);
    await run('resend', ['AAAAAAA']);
    const delivery = NOW.getTime();
    expect(jobs).toEqual([{ name: 'deliver-lead', key: `${leadId}:${delivery}`, data: { leadId, delivery } }]);
    expect(await stateOf()).toEqual(['open'] satisfies LeadState[]);
  });

  it('take one for spam, which no job under way delivers any more', async () => {
    const leadId = await add('AAAAAAA', 'open');
    await run('spam', ['AAAAAAA']);
    expect(said).toEqual(['AAAAAAA is spam: it goes 30 days after it came']);
    const lead = await createStoredLeads({ ...stored(), keptMs: 1 }).byId(leadId);
    expect(lead).toMatchObject({ state: 'spam', acceptedAt: null });
    await run('spam', ['AAAAAAA']);
    expect(said).toEqual(['AAAAAAA is spam already']);
  });

  it('delete one, and are no others', async () => {
    await add('AAAAAAA', 'open');
    await run('delete', ['AAAAAAA']);
    expect(await stateOf()).toEqual([]);
    for (const command of ['show', 'files', 'delete']) expect(await run(command)).toBe(false);
    expect(await run('archive', ['AAAAAAA'])).toBe(false);
    expect(await run('show', ['AAAAAAA', 'BBBBBBB'])).toBe(false);
    expect(await run('files', ['AAAAAAA', 'folder', 'more'])).toBe(false);
  });
});
