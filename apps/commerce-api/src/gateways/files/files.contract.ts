import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../ports/clock';
import {
  customersFiles,
  type FileContent,
  type FileFacts,
  type FileOwner,
  type Files,
  invoicesFiles,
} from '../../ports/files';

const [ANNA, BO] = [customersFiles(7), customersFiles(8)];
const HOUR_MS = 60 * 60 * 1000;

async function* pieces(...all: (string | Uint8Array)[]): FileContent {
  yield* all;
}

async function* broken(): FileContent {
  yield 'half of it';
  throw new Error('The source has gone');
}

/** What every adapter of files does, with a clock that the tests set. */
export function describeFiles(name: string, open: (clock: Clock) => Files | Promise<Files>): void {
  describe(`files in ${name}`, () => {
    let now = new Date('2026-11-24T09:00:00Z');
    const clock = { now: () => now };
    const facts = (changes: Partial<FileFacts> = {}): FileFacts => ({
      owner: ANNA,
      name: 'geven-data.json',
      contentType: 'application/json',
      expiresAt: new Date(now.getTime() + HOUR_MS),
      ...changes,
    });
    const contentOf = async (files: Files, key: string, owner: FileOwner) => {
      const content = await (await files.find(key, owner))?.read();
      return content ? await text(content) : null;
    };

    it('come back as they were put, with what was said of them (LG-07)', async () => {
      const files = await open(clock);
      const kept = facts({ name: 'Größe 25 × 145.json' });
      const key = await files.put(pieces('{"name":', Buffer.from('"Größe"'), '}\n'), kept);
      expect(await files.find(key, ANNA)).toMatchObject({ ...kept, size: Buffer.byteLength('{"name":"Größe"}\n') });
      expect(await contentOf(files, key, ANNA)).toBe('{"name":"Größe"}\n');
      expect(await contentOf(files, key, ANNA)).toBe('{"name":"Größe"}\n');
    });

    it('have keys that nobody can guess, one each', async () => {
      const files = await open(clock);
      const keys = await Promise.all([1, 2, 3].map(() => files.put(pieces('same'), facts())));
      expect(new Set(keys).size).toBe(3);
      for (const key of keys) expect(key).toMatch(/^[\da-f]{64}$/);
    });

    it('are there for their owner alone: another one’s is as if there were none (DB-33)', async () => {
      const files = await open(clock);
      const key = await files.put(pieces('hers'), facts());
      expect(await files.find(key, BO)).toBeNull();
      await files.remove(key, BO);
      await files.removeAll(BO);
      expect(await contentOf(files, key, ANNA)).toBe('hers');
    });

    it('are gone once they are removed, one or all of an owner', async () => {
      const files = await open(clock);
      const [first, second, his] = [
        await files.put(pieces('1'), facts()),
        await files.put(pieces('2'), facts()),
        await files.put(pieces('3'), facts({ owner: BO })),
      ];
      const found = await files.find(first, ANNA);
      await files.remove(first, ANNA);
      await files.remove(first, ANNA);
      expect(await files.find(first, ANNA)).toBeNull();
      expect(await found?.read()).toBeNull();
      expect(await contentOf(files, second, ANNA)).toBe('2');
      await files.removeAll(ANNA);
      expect(await files.find(second, ANNA)).toBeNull();
      expect(await contentOf(files, his, BO)).toBe('3');
      const again = await files.put(pieces('4'), facts());
      expect(await contentOf(files, again, ANNA)).toBe('4');
    });

    it('end at their time, whether or not anybody cleans up', async () => {
      const files = await open(clock);
      const [short, long] = [
        await files.put(pieces('short'), facts()),
        await files.put(pieces('long'), facts({ expiresAt: new Date(now.getTime() + 3 * HOUR_MS) })),
      ];
      now = new Date(now.getTime() + HOUR_MS - 1);
      expect(await contentOf(files, short, ANNA)).toBe('short');
      now = new Date(now.getTime() + 1);
      expect(await files.find(short, ANNA)).toBeNull();
      await files.removeExpired();
      expect(await contentOf(files, long, ANNA)).toBe('long');
    });

    it('stay for ever where no end was set (LG-17)', async () => {
      const files = await open(clock);
      const owner = invoicesFiles(7);
      const key = await files.put(pieces('invoice'), facts({ owner, expiresAt: null }));
      now = new Date(now.getTime() + 10 * 365 * 24 * HOUR_MS);
      await files.removeExpired();
      expect(await contentOf(files, key, owner)).toBe('invoice');
      expect(await files.find(key, owner)).toMatchObject({ expiresAt: null });
      // A customer of the same number is somebody else.
      expect(await files.find(key, ANNA)).toBeNull();
    });

    it('are not there when their source fails half-way', async () => {
      const files = await open(clock);
      await expect(files.put(broken(), facts())).rejects.toThrow('The source has gone');
    });

    it.each(['', '.', '..', '../7', '/etc/passwd', `../${'a'.repeat(61)}`, 'A'.repeat(64), `${'a'.repeat(64)}/..`])(
      'have no key like %j',
      async (key) => {
        const files = await open(clock);
        expect(await files.find(key, ANNA)).toBeNull();
        await files.remove(key, ANNA);
      },
    );
  });
}
