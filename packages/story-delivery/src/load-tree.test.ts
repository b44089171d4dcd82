import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliverFolder, loadTree, readStory } from './load-tree';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stories-'));
  await mkdir(join(folder, 'stories'));
  await mkdir(join(folder, 'datasources'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = (id: number, slug: string, content: object = { _uid: 'a', component: 'page' }) =>
  JSON.stringify({ id, uuid: `u${id}`, name: 'A', slug, full_slug: slug, content });
const nested = (levels: number): object => ({
  component: 'Deep',
  _uid: 'x',
  body: levels > 1 ? [nested(levels - 1)] : [],
});

it('reads the stories and datasources of a folder', async () => {
  await writeFile(join(folder, 'stories', 'a_u1.json'), text(1, 't/a'));
  await writeFile(join(folder, 'stories', 'b_u2.json'), text(2, 't/b'));
  await writeFile(join(folder, 'stories', 'readme.md'), 'no story');
  await writeFile(join(folder, 'datasources', 'redirects.json'), '[{"name":"/a","value":"/b"}]');
  const { stories, datasources } = await loadTree(folder);
  expect(stories.map(({ full_slug }) => full_slug)).toEqual(['t/a', 't/b']);
  expect(datasources).toEqual({ redirects: [{ name: '/a', value: '/b' }] });
});

it('is empty where the folder is', async () => {
  expect(await loadTree(join(folder, 'none'))).toEqual({ stories: [], datasources: {} });
});

it('names the file that is no story, and two of one path', async () => {
  await writeFile(join(folder, 'stories', 'a_u1.json'), '{"id":1}');
  await expect(loadTree(folder)).rejects.toThrow('a_u1.json: is no story');
  await writeFile(join(folder, 'stories', 'a_u1.json'), text(1, 't/a'));
  await writeFile(join(folder, 'stories', 'b_u2.json'), text(2, 't/a'));
  await expect(loadTree(folder)).rejects.toThrow('b_u2.json: a_u1.json has the same full_slug');
});

it('refuses a story of 1 MB, 13 levels or 401 blocks', () => {
  expect(() => readStory(text(1, 'a', nested(12)))).not.toThrow();
  expect(() => readStory(text(1, 'a', nested(13)))).toThrow('13 levels');
  const wide = (count: number) => ({
    component: 'page',
    body: Array.from({ length: count }, () => ({ component: 'Text' })),
  });
  expect(() => readStory(text(1, 'a', wide(399)))).not.toThrow();
  expect(() => readStory(text(1, 'a', wide(400)))).toThrow('401 blocks');
  expect(() => readStory(text(1, 'a', { component: 'page', text: 'x'.repeat(1024 * 1024) }))).toThrow('larger than');
});

it('reads folders, which have no content', () => {
  const folder = { id: 9, uuid: 'u9', name: 'Texts', slug: 't', full_slug: 't', is_folder: true, content: {} };
  expect(readStory(JSON.stringify(folder))).toMatchObject({ is_folder: true });
  expect(() => readStory(JSON.stringify({ ...folder, is_folder: false }))).toThrow('is no story');
});

it('is delivered without a socket', async () => {
  await writeFile(
    join(folder, 'stories', 'a_u1.json'),
    text(1, 't/a', { component: 'page', title: 'A', title__i18n__nl: 'B' }),
  );
  const { endpoint, token, fetch } = deliverFolder(folder, ['nl']);
  const answer = await fetch(`${endpoint}/cdn/stories/t/a?token=${token}&language=nl`);
  expect((await answer.json()).story.content.title).toBe('B');
});
