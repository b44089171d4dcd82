import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { customersFiles, type FileContent, type FileOwner, invoicesFiles, type StoredFile } from '../../ports/files';
import { describeFiles } from './files.contract';
import { openS3Files } from './s3-files';
import { type S3Server, startS3Server } from './testing/s3-server';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
beforeEach(() => server.clear());
afterAll(() => server.close());

describeFiles('a bucket', (clock) => openS3Files({ bucket: server.bucket, clock }));

describe('a bucket of files', () => {
  let now = new Date('2026-11-24T09:00:00Z');
  const owner = customersFiles(7);
  const later = (hours: number) => new Date(Date.UTC(2026, 10, 24, 9 + hours));
  const facts = { owner, name: 'x.json', contentType: 'application/json', expiresAt: later(1) };
  const open = (timeoutMs = 5000) => openS3Files({ bucket: server.bucket, clock: { now: () => now }, timeoutMs });
  async function* content(...pieces: string[]): FileContent {
    yield* pieces.length > 0 ? pieces : ['content'];
  }
  async function* failing(): FileContent {
    yield 'half of it';
    throw new Error('gone');
  }
  const textOf = async (file: StoredFile | null) => {
    const bytes = await file?.read();
    return bytes ? text(bytes) : null;
  };
  const temporary = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('geven-file-'));
  beforeEach(() => {
    now = later(0);
  });
  afterEach(() => vi.unstubAllEnvs());

  it('asks with the name of the object alone for one, and signs what it asks', async () => {
    const files = open();
    const key = await files.put(content(), { ...facts, expiresAt: null });
    expect(server.requests).toEqual([`PUT ${owner}/${key}`]);
    const wrong = { ...server.bucket, secretAccessKey: 'another' };
    const stranger = openS3Files({ bucket: wrong, clock: { now: () => now } });
    await expect(stranger.find(key, owner)).rejects.toThrow('403');
  });

  it('holds nothing of a file that was not completed, neither in the bucket nor on the disk', async () => {
    const before = await temporary();
    await expect(open().put(failing(), facts)).rejects.toThrow('gone');
    expect(server.objects.size).toBe(0);
    expect(await temporary()).toEqual(before);
  });

  it('has an empty file too', async () => {
    const files = open();
    const key = await files.put(content(''), facts);
    const found = await files.find(key, owner);
    expect(found?.size).toBe(0);
    expect(await textOf(found)).toBe('');
    await files.remove(key, owner);
    expect(await found?.read()).toBeNull();
  });

  it('is cleaned of what has expired without a look into each file, over many pages of its list', async () => {
    const files = open();
    const short = await Promise.all([1, 2, 3].map(() => files.put(content(), facts)));
    const long = await files.put(content(), { ...facts, expiresAt: later(3) });
    const kept = await files.put(content(), { ...facts, owner: invoicesFiles(7), expiresAt: null });
    server.objects.set('somebody’s own', Buffer.from('x'));
    server.objects.set('expires/README', Buffer.from('x'));
    now = later(1);
    server.requests.length = 0;
    await files.removeExpired();
    expect(server.requests.some((request) => request.startsWith('GET c') || request.startsWith('GET i'))).toBe(false);
    const expiry = `expires/${String(later(3).getTime()).padStart(15, '0')}/${owner}/${long}`;
    expect([...server.objects.keys()].sort()).toEqual(
      [`${owner}/${long}`, expiry, `invoice-7/${kept}`, 'somebody’s own', 'expires/README'].sort(),
    );
    expect(await files.find(short[0] ?? '', owner)).toBeNull();
  });

  it('takes no owner for a name', async () => {
    const files = open();
    const outside = '../7' as FileOwner;
    await expect(files.put(content(), { ...facts, owner: outside })).rejects.toThrow('No owner');
    expect(await files.find('a'.repeat(64), outside)).toBeNull();
    await files.removeAll(outside);
    expect(server.requests).toEqual([]);
  });

  it.each([
    [403, 'AccessDenied'],
    [403, 'QuotaExceeded'],
    [500, 'InternalError'],
    [503, 'SlowDown'],
    [507, 'XMinioStorageFull'],
  ])(
    'that answers %i %s is not taken for one without the file, and keeps nothing of a new one',
    async (status, code) => {
      const files = open();
      const key = await files.put(content(), facts);
      const [objects, before] = [[...server.objects.keys()], await temporary()];
      server.fail({ status, code });
      const said = new RegExp(`${status}.*${code}`);
      await expect(files.find(key, owner)).rejects.toThrow(said);
      await expect(files.put(content(), facts)).rejects.toThrow(said);
      await expect(files.remove(key, owner)).rejects.toThrow(said);
      await expect(files.removeAll(owner)).rejects.toThrow(said);
      await expect(files.removeExpired()).rejects.toThrow(said);
      server.fail(null);
      expect([...server.objects.keys()]).toEqual(objects);
      expect(await temporary()).toEqual(before);
      expect(await textOf(await files.find(key, owner))).toBe('content');
    },
  );

  it('that is silent is given up, and one that is not there', async () => {
    const files = open(150);
    const key = await files.put(content(), facts);
    server.fail('silent');
    await expect(files.find(key, owner)).rejects.toThrow('takes too long');
    await expect(files.put(content(), facts)).rejects.toThrow('takes too long');
    const away = { ...server.bucket, url: 'http://127.0.0.1:1/geven-files' };
    const nowhere = openS3Files({ bucket: away, clock: { now: () => now } });
    await expect(nowhere.find(key, owner)).rejects.toThrow();
  });

  it('that hangs up in the middle of a file says so to whoever reads it', async () => {
    const files = open();
    const key = await files.put(content('x'.repeat(200_000)), facts);
    const found = await files.find(key, owner);
    server.fail('hangUp', ['GET']);
    await expect(textOf(found)).rejects.toThrow();
  });

  it('is not asked for anything where the disk takes no temporary file', async () => {
    vi.stubEnv('TMPDIR', '/dev/null');
    await expect(open().put(content(), facts)).rejects.toThrow();
    expect(server.requests).toEqual([]);
  });

  it('gives a large file back piece by piece, whole', async () => {
    const files = open();
    const pieces = Array.from({ length: 160 }, (_, index) => String(index % 10).repeat(65_536));
    const key = await files.put(content(...pieces), facts);
    const found = await files.find(key, owner);
    expect(found?.size).toBe(160 * 65_536);
    expect(await textOf(found)).toBe(pieces.join(''));
  });
});
