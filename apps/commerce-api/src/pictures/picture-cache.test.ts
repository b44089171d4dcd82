import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPictureCache } from './picture-cache';

const nameOf = (number: number) => `${String(number).padStart(32, '0')}.webp`;
const kilobyte = (content: number) => Buffer.alloc(1024, content);

describe('the cache of pictures', () => {
  let folder: string;
  const open = (maxBytes: number) =>
    openPictureCache({
      folder,
      maxBytes,
      onError: (error) => {
        throw error;
      },
    });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'picture-cache-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives back what it was given, and null for what it does not have', async () => {
    const cache = await open(10_000);
    await cache.set(nameOf(1), kilobyte(7));
    expect(await cache.get(nameOf(1))).toEqual(kilobyte(7));
    expect(await cache.get(nameOf(2))).toBeNull();
  });

  it('never holds more bytes than it may, and lets the one go that was not asked for longest', async () => {
    const cache = await open(8 * 1024);
    for (let i = 0; i < 8; i++) await cache.set(nameOf(i), kilobyte(i));
    await cache.get(nameOf(0));
    for (let i = 8; i < 12; i++) await cache.set(nameOf(i), kilobyte(i));
    await expect
      .poll(() => readdir(folder).then((names) => names.sort()))
      .toEqual([0, 5, 6, 7, 8, 9, 10, 11].map(nameOf));
    expect(await cache.get(nameOf(1))).toBeNull();
    expect(await cache.get(nameOf(0))).toEqual(kilobyte(0));
  });

  it('keeps no picture that is larger than the whole cache', async () => {
    const cache = await open(1000);
    await cache.set(nameOf(1), kilobyte(1));
    expect(await readdir(folder)).toEqual([]);
  });

  it('counts what a former process left, and clears away what that did not finish', async () => {
    const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
    for (let i = 0; i < 4; i++) {
      await writeFile(join(folder, nameOf(i)), kilobyte(i));
      await utimes(join(folder, nameOf(i)), hours(i + 1), hours(i + 1));
    }
    await writeFile(join(folder, `${nameOf(9)}.abandoned.tmp`), 'half');
    await utimes(join(folder, `${nameOf(9)}.abandoned.tmp`), hours(1), hours(1));
    await writeFile(join(folder, 'readme.txt'), 'not a picture');
    const cache = await open(4 * 1024);
    expect(await cache.get(nameOf(2))).toEqual(kilobyte(2));
    await cache.set(nameOf(5), kilobyte(5));
    // The oldest went, though another process wrote it; foreign files stay.
    await expect
      .poll(() => readdir(folder).then((names) => names.sort()))
      .toEqual([...[0, 1, 2, 5].map(nameOf), 'readme.txt'].sort());
  });

  it('finds what another process has put into the same folder', async () => {
    const [one, other] = [await open(10_000), await open(10_000)];
    await one.set(nameOf(1), kilobyte(1));
    expect(await other.get(nameOf(1))).toEqual(kilobyte(1));
  });

  it('never serves a half-written picture', async () => {
    const cache = await open(64 * 1024 * 1024);
    const large = Buffer.alloc(4 * 1024 * 1024, 5);
    let isDone = false;
    const writing = Promise.all([1, 2, 3].map(() => cache.set(nameOf(1), large))).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const found = await cache.get(nameOf(1));
      expect(found === null || found.length === large.length).toBe(true);
    }
    await writing;
    expect(await readdir(folder)).toEqual([nameOf(1)]);
  });
});
