import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersFiles, type FileContent, type FileOwner } from '../../ports/files';
import { openFileFolder } from './file-folder';
import { describeFiles } from './files.contract';
import { createMemoryFiles } from './testing/memory-files';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'geven-files-'));
});
afterAll(() => rm(root, { recursive: true }));

describeFiles('memory', createMemoryFiles);
describeFiles('a folder', async (clock) => openFileFolder({ folder: await mkdtemp(join(root, 'contract-')), clock }));

describe('a folder of files', () => {
  const now = new Date('2026-11-24T09:00:00Z');
  const owner = customersFiles(7);
  const facts = { owner, name: 'x.json', contentType: 'application/json', expiresAt: new Date('2026-11-25T09:00:00Z') };

  async function* content(): FileContent {
    yield 'content';
  }
  async function* failing(): FileContent {
    yield 'half of it';
    throw new Error('gone');
  }
  async function openFolder() {
    const folder = join(await mkdtemp(join(root, 'own-')), 'made', 'on', 'demand');
    return { folder, files: openFileFolder({ folder, clock: { now: () => now } }) };
  }

  it('can be read by the program’s user alone', async () => {
    const { folder, files } = await openFolder();
    const key = await files.put(content(), facts);
    expect((await stat(join(folder, owner))).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, owner, key))).mode & 0o777).toBe(0o600);
  });

  it('keeps nothing of a file that was not completed', async () => {
    const { folder, files } = await openFolder();
    await expect(files.put(failing(), facts)).rejects.toThrow('gone');
    expect(await readdir(join(folder, owner))).toEqual([]);
  });

  it('follows no link out of itself', async () => {
    const { folder, files } = await openFolder();
    const key = await files.put(content(), facts);
    const secret = join(root, 'secret');
    await writeFile(secret, await readFile(join(folder, owner, key)));
    await rm(join(folder, owner, key));
    await symlink(secret, join(folder, owner, key));
    expect(await files.find(key, owner)).toBeNull();
    await files.remove(key, owner);
    expect(await readFile(secret, 'utf8')).toContain('content');
  });

  it('takes no owner for a path', async () => {
    const { files } = await openFolder();
    const outside = '../7' as FileOwner;
    await expect(files.put(content(), { ...facts, owner: outside })).rejects.toThrow('No owner');
    expect(await files.find('a'.repeat(64), outside)).toBeNull();
    await files.removeAll(outside);
  });

  it('cleans away what has expired and what a crash left, and nothing else', async () => {
    const { folder, files } = await openFolder();
    const kept = await files.put(content(), facts);
    await files.put(content(), { ...facts, expiresAt: now });
    const left = { unfinished: `${'a'.repeat(64)}.tmp`, empty: 'b'.repeat(64), foreign: 'README' };
    const young = `${'c'.repeat(64)}.tmp`;
    for (const name of [...Object.values(left), young]) await writeFile(join(folder, owner, name), '');
    const old = new Date(now.getTime() - 61 * 60 * 1000);
    for (const name of Object.values(left)) await utimes(join(folder, owner, name), old, old);
    await utimes(join(folder, owner, young), now, now);
    await mkdir(join(folder, 'somebody’s own'));
    await files.removeExpired();
    expect((await readdir(join(folder, owner))).sort()).toEqual([kept, left.foreign, young].sort());
    expect(await files.find(left.empty, owner)).toBeNull();
  });

  it('is clean where nothing was ever put', async () => {
    const { files } = await openFolder();
    await files.removeExpired();
    await files.removeAll(owner);
  });
});
