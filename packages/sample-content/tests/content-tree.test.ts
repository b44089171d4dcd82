import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { contentSchema, SEO_LIMITS } from '@geven/cms-blocks/schemas';
import { sampleRecords } from '@geven/sample-range';
import type { ManagedStory } from '@geven/story-delivery';
import { type LoadedTree, loadTree } from '@geven/story-delivery/load-tree';
import { joistSpacing } from '@geven/timber/fixings';
import { validateStory } from '@storyblok/schema';
import { beforeAll, describe, expect, it } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const LANGUAGES = ['nl', 'en'] as const;
const SEO_DESCRIPTION_MIN = 110;
/** Words in German, cells of tables not counted. */
const LENGTHS = [
  { name: 'knowledge article', is: (path: string) => path.startsWith('t/'), component: 'article', from: 450, to: 800 },
  { name: 'blog article', is: (path: string) => path.startsWith('blog/'), component: 'article', from: 350, to: 600 },
  { name: 'landing page', is: (path: string) => path.startsWith('g/'), component: 'landing', from: 200, to: 350 },
];
const BASES = { de: '/produkte/', nl: '/producten/', en: '/products/' };
/** Pages of the shop that are no stories. */
const OWN_PAGES = new Set([
  ...['/angebot-anfordern', '/offerte', '/quote', '/contact/quote'],
  ...['/cookie-einstellungen', '/cookie-instellingen', '/cookie-settings'],
  ...['/vertrag-widerrufen', '/overeenkomst-herroepen', '/withdraw-from-contract'],
  ...['/produkte', '/producten', '/products'],
]);

describe('the content that ships', () => {
  let tree: LoadedTree;
  let stories: ManagedStory[];
  beforeAll(async () => {
    tree = await loadTree(fileURLToPath(ROOT));
    stories = tree.stories.filter(({ is_folder }) => !is_folder);
  });

  it('is what the schemas say', () => {
    const problems = stories.flatMap((story) =>
      validateStory(story, contentSchema).issues.map(
        ({ path, message }) => `${story.full_slug} ${path.join('.')}: ${message}`,
      ),
    );
    expect(problems).toEqual([]);
  });

  it('says everything in three languages', () => {
    const missing = stories.flatMap(({ full_slug, content }) =>
      fieldsOf(content).flatMap(({ path, name, value, siblings }) =>
        name.includes('__i18n__') || isEmpty(value) || !LANGUAGES.some((each) => `${name}__i18n__${each}` in siblings)
          ? []
          : LANGUAGES.filter((each) => isEmpty(siblings[`${name}__i18n__${each}`])).map(
              (each) => `${full_slug} ${path} in ${each}`,
            ),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has titles and descriptions that search engines show in full', () => {
    const pages = stories.filter(({ content }) => content.component !== 'layout');
    for (const { full_slug, content } of pages) {
      for (const suffix of ['', ...LANGUAGES.map((each) => `__i18n__${each}`)]) {
        const title = String(content[`seo_title${suffix}`] ?? '');
        const description = String(content[`seo_description${suffix}`] ?? '');
        expect(title.length, `${full_slug} ${title}`).toBeGreaterThan(5);
        expect(title.length, `${full_slug} ${title}`).toBeLessThanOrEqual(SEO_LIMITS.title);
        expect(description.length, `${full_slug} ${description}`).toBeGreaterThanOrEqual(SEO_DESCRIPTION_MIN);
        expect(description.length, `${full_slug} ${description}`).toBeLessThanOrEqual(SEO_LIMITS.description);
      }
    }
  });

  it('leads only to stories and categories that exist', () => {
    const uuids = new Set(stories.map(({ uuid }) => uuid));
    const paths = categoryPaths();
    const dead = stories.flatMap(({ full_slug, content }) =>
      linksOf(content).flatMap(({ linktype, id, uuid, url, href }) => {
        if (linktype === 'story') return uuids.has(String(uuid || id)) ? [] : [`${full_slug}: ${href ?? id}`];
        const address = String(url || href || '');
        if (!address.startsWith('/') || OWN_PAGES.has(address)) return [];
        return paths.has(address.replace(/\/__.*$/, '')) ? [] : [`${full_slug}: ${address}`];
      }),
    );
    expect(dead).toEqual([]);
  });

  it('names only categories that exist in its blocks', () => {
    const paths = categoryPaths();
    const named = stories.flatMap(({ full_slug, content }) =>
      fieldsOf(content).flatMap(({ name, value }) =>
        name === 'category' && typeof value === 'string' && value !== '' ? [{ full_slug, value }] : [],
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ value }) => !paths.has(`/produkte/${value}`))).toEqual([]);
  });

  it('shows only pictures that it has', async () => {
    const pictures = stories.flatMap(({ content }) =>
      fieldsOf(content).flatMap(({ name, value }) => (name === 'filename' && typeof value === 'string' ? [value] : [])),
    );
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) {
      const [, path = ''] = /\/f\/\d+\/(.+)$/.exec(picture) ?? [];
      await expect(access(new URL(`assets/${path}`, ROOT)), picture).resolves.toBeUndefined();
    }
  });

  it('says what is seen on each picture that carries meaning', () => {
    const silent = stories.flatMap(({ full_slug, content }) =>
      fieldsOf(content).flatMap(({ path, name, siblings }) =>
        name === 'picture' &&
        ['Picture', 'GalleryPicture', 'Hero'].includes(String(siblings.component)) &&
        isEmpty(siblings.alt)
          ? [`${full_slug} ${path}`]
          : [],
      ),
    );
    expect(silent).toEqual([]);
  });

  it('gives the joist spacing that the product page calculates with', () => {
    const table = tableOf('t/lagerholzabstand');
    expect(table.length).toBeGreaterThan(4);
    for (const [board = '', hardwood, hardwoodDiagonal, softwood, softwoodDiagonal] of table) {
      const thickness = Number.parseInt(board, 10);
      for (const [isSoftwood, straight, diagonal] of [
        [false, hardwood, hardwoodDiagonal],
        [true, softwood, softwoodDiagonal],
      ] as const) {
        if (straight === '–') continue;
        const spacing = joistSpacing(thickness, isSoftwood);
        expect(Number(straight), `${board}, softwood ${isSoftwood}`).toBe(spacing.straight);
        // The article names the length itself, which the product page rounds down to whole centimetres.
        expect(Math.floor(Number(diagonal) / 10) * 10, board).toBe(spacing.diagonal);
      }
    }
  });

  /** Cells of the first table of a story, in German. */
  function tableOf(slug: string): string[][] {
    const body = stories.find(({ full_slug }) => full_slug === slug)?.content.body;
    const table = fieldsOf(body).find(({ name }) => name === 'tbody')?.value as { body: { value: string }[] }[];
    return table.map(({ body: cells }) => cells.map(({ value }) => value));
  }

  it('is as long as its readers have time', () => {
    for (const { full_slug, content } of stories) {
      const rule = LENGTHS.find(({ is, component }) => is(full_slug) && content.component === component);
      if (!rule) continue;
      const count = countWords(content);
      expect(count, `${full_slug}, a ${rule.name}`).toBeGreaterThanOrEqual(rule.from);
      expect(count, `${full_slug}, a ${rule.name}`).toBeLessThanOrEqual(rule.to);
    }
  });

  it('leaves only places open that the shop fills in', () => {
    const places = new Set(JSON.stringify(stories).match(/\{[a-z]+\.[a-z]+\}/gi) ?? []);
    const facts = ['name', 'address', 'email', 'phone', 'register', 'vat'];
    const counts = ['products', 'lengths', 'species'].map((count) => `{range.${count}}`);
    const known = new Set([...facts.map((fact) => `{seller.${fact}}`), ...counts]);
    expect([...places].filter((place) => !known.has(place))).toEqual([]);
  });
});

type Values = Readonly<Record<string, unknown>>;

interface Field {
  readonly path: string;
  readonly name: string;
  readonly value: unknown;
  readonly siblings: Values;
}

/** Every field below a value, with those beside it. */
function fieldsOf(value: unknown, path = ''): Field[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => fieldsOf(each, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  const siblings = value as Values;
  return Object.entries(siblings).flatMap(([name, own]) => [
    { path: `${path}.${name}`, name, value: own, siblings },
    ...fieldsOf(own, `${path}.${name}`),
  ]);
}

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

/** Link fields, and link marks of texts. */
const linksOf = (content: unknown): Values[] =>
  fieldsOf(content).flatMap(({ value }) =>
    typeof value === 'object' && value !== null && 'linktype' in value ? [value as Values] : [],
  );

/** Addresses of categories in every language. */
function categoryPaths(): ReadonlySet<string> {
  const { categories } = sampleRecords();
  const byId = new Map(categories.map((category) => [category.id, category]));
  const paths = new Set<string>();
  for (const category of categories) {
    for (const [language, base] of Object.entries(BASES)) {
      const slugs: string[] = [];
      for (let each: typeof category | undefined = category; each; each = byId.get(each.parentId ?? 0)) {
        slugs.unshift(each.texts[language as keyof typeof BASES].slug);
      }
      paths.add(base + slugs.join('/'));
    }
  }
  return paths;
}

/** German words that a reader sees; tables are looked at, not read. */
function countWords(content: unknown): number {
  return fieldsOf(content)
    .filter(
      ({ path, name, value }) =>
        typeof value === 'string' && READ.has(name) && !/\.table\.|__i18n__|breadcrumbs/.test(path),
    )
    .reduce((sum, { value }) => sum + String(value).split(/\s+/).filter(Boolean).length, 0);
}

/** Fields whose words are on the page. */
const READ: ReadonlySet<string> = new Set([
  ...['title', 'lead', 'text', 'question', 'label', 'value', 'note', 'caption'],
]);
