import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOnDisk } from './kept-on-disk';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('gives back what was written, also to a process that starts later', async () => {
  await keepOnDisk(join(folder, 'new')).write('story ../a', '{"id":1}');
  expect(await keepOnDisk(join(folder, 'new')).read('story ../a')).toBe('{"id":1}');
  expect(await keepOnDisk(folder).read('story ../a')).toBeNull();
});

it('leaves nothing half written, whoever writes at the same time', async () => {
  const kept = keepOnDisk(folder);
  const texts = Array.from({ length: 20 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(texts.map((text) => kept.write('a', text)));
  expect(texts).toContain(await kept.read('a'));
  expect(await readdir(folder)).toHaveLength(1);
});

it('does without where the folder cannot be written', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(keepOnDisk(file).write('a', 'b')).resolves.toBeUndefined();
  expect(await keepOnDisk(file).read('a')).toBeNull();
});
