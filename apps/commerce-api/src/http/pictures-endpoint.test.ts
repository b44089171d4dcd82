import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createHttpServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp, { type OverlayOptions } from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from '../create-server';
import { openPictureCache } from '../pictures/picture-cache';
import { createPictures } from '../pictures/pictures';
import type { StoredPicture } from '../ports/picture-source';
import { TEST_CLIENT } from '../testing/unlimited';
import { createPicturesEndpoint } from './pictures-endpoint';

const SRC = '/api/pictures/v1/board.png';
const PLAIN = '/api/pictures/v1/plain.png';
const CHROME = { accept: 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8' };

describe('GET /api/pictures/…', () => {
  let folder: string;
  let server: Server;
  let origin: string;
  const onFailure = vi.fn();
  const files: Record<string, Buffer> = {};
  const read = vi.fn(async (path: string): Promise<Buffer | null> => files[path] ?? null);
  const find = async (path: string): Promise<StoredPicture | null> =>
    path in files || path === 'slow.png' ? { version: 'v1', read: () => read(path) } : null;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    // A red field with a blue patch at its right: what is cut where can be told by colour.
    const patch: OverlayOptions = {
      input: { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } },
      top: 250,
      left: 850,
    };
    files['board.png'] = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#ff0000' } })
      .composite([patch])
      .png()
      .toBuffer();
    files['plain.png'] = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#ffffff' } })
      .png()
      .toBuffer();
    files['huge.png'] = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"/>');
    files['unfolding.png'] = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    files['broken.jpg'] = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    const cache = await openPictureCache({ folder, maxBytes: 10_000_000, onError: onFailure });
    const pictures = createPictures({ sources: [{ find }], cache, queue: 20, onError: onFailure });
    const endpoint = createPicturesEndpoint({ pictures, onFailure });
    server = createHttpServer(
      createServer({
        readClient: () => TEST_CLIENT,
        log: pino({ level: 'silent' }),
        endpoints: { '/api/pictures/': endpoint },
      }),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    read.mockClear();
    onFailure.mockClear();
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
  const sizeOf = async (answer: Response) => {
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return { width, height, format };
  };
  /** Sends a path as it is: `fetch` resolves dots itself. */
  const statusOf = (path: string, method = 'GET') =>
    new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      request({ hostname, port, path, method }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });

  it('cuts to the sizes of the specification and their doubles (CM-11, CM-12, API-71)', async () => {
    for (const size of ['73x90', '171x210', '360x442', '620x761']) {
      const [width, height] = size.split('x').map(Number);
      expect(await sizeOf(await get(`${SRC}/m/${size}`))).toEqual({ width, height, format: 'jpeg' });
    }
    expect(await sizeOf(await get(`${SRC}/m/342x420`))).toMatchObject({ width: 342, height: 420 });
  });

  it('follows the shape of the picture where a side is 0, and fits or fills (CM-11, API-71)', async () => {
    expect(await sizeOf(await get(`${SRC}/m/360x0`))).toMatchObject({ width: 360, height: 240 });
    expect(await sizeOf(await get(`${SRC}/m/0x442`))).toMatchObject({ width: 663, height: 442 });
    expect(await sizeOf(await get(`${SRC}/m/fit-in/360x442`))).toMatchObject({ width: 360, height: 240 });
    const filled = await get(`${SRC}/m/fit-in/360x442/filters:format(png):fill(f5f7f8)`);
    const { data } = await sharp(await filled.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xf5, 0xf7, 0xf8]);
  });

  it('cuts off the margin around what is shown, and leaves a picture of one colour as it is', async () => {
    expect(await sizeOf(await get(`${SRC}/m/trim/fit-in/171x210`))).toMatchObject({ width: 171, height: 171 });
    expect(await sizeOf(await get(`${PLAIN}/m/trim/fit-in/171x210`))).toMatchObject({ width: 171, height: 114 });
  });

  it('keeps what draws the eye when it is told to be smart (CM-11, API-71)', async () => {
    const blue = async (path: string) => {
      const { channels } = await sharp(await (await get(path)).arrayBuffer()).stats();
      return channels[2]?.mean ?? 0;
    };
    expect(await blue(`${SRC}/m/73x90/smart`)).toBeGreaterThan((await blue(`${SRC}/m/73x90`)) + 20);
  });

  it('does not enlarge, and keeps the shape of the size then', async () => {
    expect(await sizeOf(await get(`${SRC}/m/1240x1522`))).toMatchObject({ width: 652, height: 800 });
    expect(await sizeOf(await get(SRC))).toMatchObject({ width: 1200, height: 800 });
  });

  it('answers AVIF, WebP or JPEG by what the browser accepts, AVIF up to 620 px (CM-11, API-71)', async () => {
    const typeOf = async (path: string, headers?: Record<string, string>) => {
      const answer = await get(path, headers);
      expect(answer.headers.get('vary')).toBe('Accept');
      return answer.headers.get('content-type');
    };
    expect(await typeOf(`${SRC}/m/360x442`, CHROME)).toBe('image/avif');
    expect(await typeOf(`${SRC}/m/620x0`, CHROME)).toBe('image/avif');
    expect(await typeOf(`${SRC}/m/720x884`, CHROME)).toBe('image/webp');
    expect(await typeOf(`${SRC}/m/360x442`, { accept: 'image/webp,*/*' })).toBe('image/webp');
    expect(await typeOf(`${SRC}/m/360x442`, { accept: '*/*' })).toBe('image/jpeg');
  });

  it('answers the format of the address whatever is accepted, and lower quality in fewer bytes (CM-11, API-71)', async () => {
    const named = await get(`${SRC}/m/360x442/filters:format(webp)`, { accept: 'image/avif' });
    expect([named.headers.get('content-type'), named.headers.get('vary')]).toEqual(['image/webp', null]);
    const bytes = async (quality: number) =>
      (await (await get(`${SRC}/m/620x761/smart/filters:quality(${quality}):format(jpeg)`)).arrayBuffer()).byteLength;
    expect(await bytes(40)).toBeLessThan(await bytes(90));
  });

  it('may be kept for a year, and is not sent again to who has it', async () => {
    const first = await get(`${SRC}/m/171x210`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('x-content-type-options')).toBe('nosniff');
    expect(first.headers.get('content-security-policy')).toBe("default-src 'none'");
    const etag = first.headers.get('etag') ?? '';
    const again = await get(`${SRC}/m/171x210`, { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(etag);
    expect((await get(`${SRC}/m/342x420`, { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers an outdated version with the picture as it is now, kept for a minute', async () => {
    const answer = await get('/api/pictures/v0/board.png/m/171x210');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(answer.headers.get('etag')).toBe((await get(`${SRC}/m/171x210`)).headers.get('etag'));
  });

  it('makes a picture once for twenty who ask at the same time, and never again', async () => {
    const path = `${SRC}/m/146x180/smart`;
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(path, CHROME)));
    const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(bodies.every((body) => bodies[0]?.equals(body))).toBe(true);
    await get(path, CHROME);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('makes two at a time, lets some wait and sends the others away', async () => {
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    read.mockImplementation(async (path) => {
      await gate;
      return files[path] ?? files['board.png'] ?? null;
    });
    const sizes = ['73x0', '146x0', '171x0', '342x0', '360x0', '720x0', '620x0', '1240x0', '0x90', '0x210'];
    const paths = sizes.flatMap((size) => [40, 50, 60].map((quality) => `/m/${size}/filters:quality(${quality})`));
    const asked = paths.map((path) => get(`/api/pictures/v1/slow.png${path}`));
    const answered: Response[] = [];
    const all = Promise.all(asked.map(async (answer) => answered.push(await answer)));
    // Those that there is no room for are answered while the others wait.
    await vi.waitFor(() => expect(answered).toHaveLength(8), 10_000);
    expect(answered.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array.from({ length: 8 }, () => [503, '2']),
    );
    expect(read).toHaveBeenCalledTimes(2);
    letGo();
    await all;
    expect(answered.slice(8).map(({ status }) => status)).toEqual(Array.from({ length: 22 }, () => 200));
    read.mockImplementation(async (path) => files[path] ?? null);
  });

  it.each([
    ['traversal', '/api/pictures/v1/../../../../etc/passwd.png', 404],
    ['traversal, encoded', '/api/pictures/v1/%2e%2e/%2e%2e/package.png', 404],
    ['traversal with encoded slashes', '/api/pictures/v1/..%2f..%2fpackage.png', 400],
    ['traversal, encoded twice', '/api/pictures/v1/%252e%252e%252fpackage.png', 400],
    ['a backslash', '/api/pictures/v1/a\\..\\package.png', 400],
    ['a null byte', '/api/pictures/v1/board.png%00.png', 400],
    ['a size outside the list', `${SRC}/m/361x442`, 400],
    ['a huge size', `${SRC}/m/9999x9999`, 400],
    ['an unknown filter', `${SRC}/m/73x90/filters:watermark(x)`, 400],
    ['AVIF above 620 px', `${SRC}/m/1240x0/filters:format(avif)`, 400],
    ['another host', '/api/pictures/v1/http://evil.example/x.png', 400],
    ['an unknown picture', '/api/pictures/v1/nothing.png/m/73x90', 404],
    ['the folder itself', '/api/pictures/', 400],
  ])('refuses %s', async (_what, path, status) => {
    expect(await statusOf(path)).toBe(status);
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['huge.png', 'unfolding.png', 'broken.jpg'])(
    'says of %s that it is no picture that can be shown',
    async (file) => {
      const answer = await get(`/api/pictures/v1/${file}/m/73x90`);
      expect(answer.status).toBe(422);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({
        status: 'not a picture that can be shown',
        reason: expect.any(String),
      });
      expect(onFailure).toHaveBeenCalledTimes(1);
    },
  );

  it('accepts only GET and HEAD', async () => {
    expect(await statusOf(`${SRC}/m/73x90`, 'POST')).toBe(405);
    const head = await fetch(`${origin}${SRC}/m/73x90`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0);
  });

  it('keeps files of its own names only', async () => {
    expect((await readdir(folder)).every((name) => /^[\da-f]{40}\.(avif|webp|jpeg|png)$/.test(name))).toBe(true);
  });
});
