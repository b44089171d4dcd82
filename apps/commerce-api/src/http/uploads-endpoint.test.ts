import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_HEADERS, UPLOAD_LIMITS, type Upload } from '@geven/odoo-sdk';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP, startApi, type TestApi } from '../testing/start-api';

const PDF = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

describe('the endpoint of uploads', () => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geven-uploads-test-'));
    api = await startApi({ env: { FILES_FOLDER: folder } });
  });
  afterAll(async () => {
    await api.close();
    await rm(folder, { recursive: true });
  });

  const address = () => api.url.replace('/api/graphql', '/api/uploads');
  const send = (
    body: RequestInit['body'],
    name: string,
    { cookie = '', form = randomUUID() as string, headers = {} } = {},
  ) =>
    fetch(address(), {
      method: 'POST',
      body: body ?? null,
      headers: { cookie, [UPLOAD_HEADERS.form]: form, [UPLOAD_HEADERS.name]: encodeURIComponent(name), ...headers },
      ...({ duplex: 'half' } as object),
    });
  const sessionOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  /** Files in the store, each with the folder of its owner. */
  const stored = async () => (await readdir(folder, { recursive: true })).filter((path) => path.includes('/'));

  it('keeps a file for the session that it makes, and answers with a token (CF-07)', async () => {
    const before = (await stored()).length;
    const response = await send(PDF(1000), '../plans/Terrasse Größe.PDF');
    expect(response.status).toBe(201);
    expect(sessionOf(response)).toMatch(/^__Host-session=/);
    expect(await response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Terrasse Größe.pdf',
      bytes: 1000,
    });
    expect(await stored()).toHaveLength(before + 1);
  });

  it('takes a file back for the session that sent it, and for no other', async () => {
    const response = await send(PDF(1000), 'a.pdf');
    const { token } = (await response.json()) as Upload;
    const others = sessionOf(await send(PDF(1000), 'b.pdf'));
    const before = (await stored()).length;
    const takeBack = (cookie: string) => fetch(`${address()}/${token}`, { method: 'DELETE', headers: { cookie } });
    for (const cookie of [others, '']) expect((await takeBack(cookie)).status).toBe(204);
    expect(await stored()).toHaveLength(before);
    expect((await takeBack(sessionOf(response))).status).toBe(204);
    expect(await stored()).toHaveLength(before - 1);
  });

  it('refuses an eleventh file of a form, also of those that arrive at the same time (CF-07)', async () => {
    const cookie = sessionOf(await send(PDF(100), 'first.pdf'));
    const form = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, i) => send(PDF(100), `${i}.pdf`, { cookie, form })),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(({ status }) => status)).toEqual([422]);
    expect(await refused[0]?.json()).toEqual({ code: 'FILES_TOO_MANY', params: { field: 'files', max: 10 } });
    expect((await send(PDF(100), 'other-form.pdf', { cookie })).status).toBe(201);
  });

  it('takes 10 MB in sum and not a byte more, and keeps nothing of what is too much (CF-07)', async () => {
    const form = randomUUID();
    const first = await send(PDF(UPLOAD_LIMITS.maxBytes - 500), 'big.pdf', { form });
    expect(first.status).toBe(201);
    const cookie = sessionOf(first);
    const before = (await stored()).length;
    const tooMuch = await send(PDF(501), 'rest.pdf', { cookie, form });
    expect(tooMuch.status).toBe(413);
    expect(await tooMuch.json()).toEqual({
      code: 'FILES_TOO_LARGE',
      params: { field: 'files', max: UPLOAD_LIMITS.maxBytes },
    });
    expect(await stored()).toHaveLength(before);
    expect((await send(PDF(500), 'rest.pdf', { cookie, form })).status).toBe(201);
    expect((await send(PDF(UPLOAD_LIMITS.maxBytes + 1), 'huge.pdf', { cookie })).status).toBe(413);
  });

  it('ends an upload that never does, with an answer that gets through (CF-07)', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(randomBytes(65_536));
      },
    });
    const response = await send(endless, 'endless.pdf').catch(() => null);
    // Whoever does not stop sending is cut off, with or without having read why.
    expect(response === null || response.status === 413).toBe(true);
    expect(sent).toBeLessThan(3 * UPLOAD_LIMITS.maxBytes);
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith('geven-upload-'));
    expect(left).toEqual([]);
  });

  it.each([
    ['FILE_DAMAGED', '', 'empty.pdf'],
    ['FILE_NOT_ALLOWED', Buffer.from(`MZ${'\0'.repeat(200)}`), 'program.pdf'],
    ['FILE_NOT_ALLOWED', '<!doctype html><script>alert(1)</script>', 'table.csv'],
    ['FILE_NOT_ALLOWED', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.svg'],
  ])('refuses with %s, whatever the name says (CF-07)', async (code, body, name) => {
    const before = await stored();
    const response = await send(body, name);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code, params: { field: 'files' } });
    expect(await stored()).toEqual(before);
  });

  it('keeps nothing of where and when a photograph was taken (CF-07)', async () => {
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#804020' } })
      .withExif({ IFD0: { Copyright: 'Anna Secret' }, IFD3: { GPSLatitude: '51/1 41/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = new Set(await stored());
    expect((await send(photo, 'IMG_1.HEIC')).status).toBe(201);
    const [path] = (await stored()).filter((each) => !before.has(each));
    const file = await readFile(join(folder, path ?? ''));
    const kept = file.subarray(file.indexOf('\n') + 1);
    expect(photo.includes('Anna Secret')).toBe(true);
    expect(kept.includes('Anna Secret')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(file.subarray(0, file.indexOf('\n')).toString()).toContain('"IMG_1.jpg"');
  });

  it('keeps the photograph of a telephone as one that everybody can open, without its notes (CF-07)', async () => {
    const photo = await readFile(join(import.meta.dirname, '../uploads/heif/testing/photo.heic'));
    const before = new Set(await stored());
    const response = await send(photo, 'IMG_2.HEIC');
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: 'IMG_2.jpg', bytes: photo.length });
    const [path] = (await stored()).filter((each) => !before.has(each));
    const file = await readFile(join(folder, path ?? ''));
    const kept = file.subarray(file.indexOf('\n') + 1);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 32 });
    expect(kept.includes('Anna Secret')).toBe(false);
    const broken = Buffer.from(photo).fill(0, 80, 300);
    const refused = await send(broken, 'IMG_3.HEIC');
    expect([refused.status, await refused.json()]).toEqual([422, { code: 'FILE_DAMAGED', params: { field: 'files' } }]);
  });

  it('refuses pages of other sites, other methods and requests without a form', async () => {
    const foreign = await send(PDF(100), 'a.pdf', { headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect((await send(PDF(100), 'a.pdf', { headers: { origin: SHOP } })).status).toBe(201);
    expect((await send(PDF(100), 'a.pdf', { form: 'x' })).status).toBe(400);
    expect((await fetch(address())).status).toBe(405);
    expect((await fetch(`${address()}/x`, { method: 'DELETE' })).status).toBe(405);
  });

  it('knows a file by the hash of its token alone', async () => {
    const { token } = (await (await send(PDF(100), 'a.pdf')).json()) as Upload;
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select * from uploads');
    await client.end();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(api.logLines)).not.toContain('a.pdf');
  });
});
