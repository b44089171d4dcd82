import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPhotographFolder, type PhotographFolder } from './photograph-folder';

const photograph = (background: string, width = 60, height = 90) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
const ipe = { id: 1, itemNumber: 'DH-IPE-021145-SM' };

describe('a folder of photographs', () => {
  let root: string;
  let folder: string;
  let opened: PhotographFolder | undefined;
  const onProblem = vi.fn();
  const put = async (name: string, content: Buffer | string) => writeFile(join(folder, name), content);
  const open = async () => {
    opened = openPhotographFolder({ folder, onProblem });
    await opened.ready;
    return opened;
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'photographs-'));
    folder = join(root, 'photographs');
    await mkdir(folder);
    onProblem.mockClear();
  });
  afterEach(async () => {
    opened?.close();
    await rm(root, { recursive: true });
  });

  it('gives products the photographs that carry their item number, the main one first', async () => {
    await put('DH-IPE-021145-SM-2.jpg', await photograph('#0000ff'));
    await put('dh-ipe-021145-sm.JPG', await photograph('#ff0000', 90, 60));
    await put('DH-IPE-025145-SM.jpg', await photograph('#00ff00'));
    const photographs = await open();
    expect(photographs.of(ipe).map(({ path, width, height }) => [path, width, height])).toEqual([
      ['photos/dh-ipe-021145-sm.JPG', 90, 60],
      ['photos/DH-IPE-021145-SM-2.jpg', 60, 90],
    ]);
    expect(photographs.of(ipe)[0]?.colour).toMatch(/^#f[c-f]0[0-3]0[0-3]$/);
    expect(photographs.of({ id: 2, itemNumber: 'DH-TEA-021145-SM' })).toEqual([]);
  });

  it('reads a photograph by its path, with another version when it is another', async () => {
    await put('DH-IPE-021145-SM.jpg', await photograph('#ff0000'));
    const photographs = await open();
    const path = photographs.of(ipe)[0]?.path ?? '';
    const before = await photographs.find(path);
    expect(await before?.read()).toEqual(await photograph('#ff0000'));
    expect(before?.version).toBe(photographs.of(ipe)[0]?.version);
    await utimes(join(folder, 'DH-IPE-021145-SM.jpg'), new Date(0), new Date(0));
    expect((await photographs.find(path))?.version).not.toBe(before?.version);
  });

  it('follows what is put in and taken out while it runs', async () => {
    const photographs = await open();
    const changed = vi.fn();
    photographs.onChange(changed);
    expect(photographs.of(ipe)).toEqual([]);
    await put('DH-IPE-021145-SM.jpg', await photograph('#ff0000'));
    await expect.poll(() => photographs.of(ipe).length, { timeout: 5000 }).toBe(1);
    await rm(join(folder, 'DH-IPE-021145-SM.jpg'));
    await expect.poll(() => photographs.of(ipe).length, { timeout: 5000 }).toBe(0);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('leaves out what is no picture and says which: an SVG of 50,000 px, text, half a file', async () => {
    await put('DH-IPE-021145-SM.jpg', '<svg xmlns="http://www.w3.org/2000/svg" width="50000" height="50000"/>');
    await put('DH-IPE-021145-SM-2.png', 'not a picture');
    await put('DH-IPE-021145-SM-3.jpg', (await photograph('#ff0000')).subarray(0, 100));
    await put('DH-IPE-021145-SM-4.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const photographs = await open();
    expect(photographs.of(ipe)).toEqual([]);
    expect(onProblem.mock.calls.map(([{ file }]) => file)).toEqual([
      'DH-IPE-021145-SM-2.png',
      'DH-IPE-021145-SM-3.jpg',
      'DH-IPE-021145-SM.jpg',
    ]);
    expect(await photographs.find('photos/DH-IPE-021145-SM-4.svg')).toBeNull();
  });

  it('serves nothing outside of itself, not by a path and not by a link', async () => {
    await writeFile(join(root, 'secret.jpg'), await photograph('#ff0000'));
    await symlink(join(root, 'secret.jpg'), join(folder, 'DH-IPE-021145-SM.jpg'));
    await mkdir(join(folder, 'DH-IPE-021145-SM-2.jpg'));
    const photographs = await open();
    const paths = [
      'photos/../secret.jpg',
      'photos/DH-IPE-021145-SM.jpg',
      'photos/DH-IPE-021145-SM-2.jpg',
      'secret.jpg',
    ];
    for (const path of paths) expect([path, await photographs.find(path)]).toEqual([path, null]);
    expect(photographs.of(ipe)).toEqual([]);
  });
});
