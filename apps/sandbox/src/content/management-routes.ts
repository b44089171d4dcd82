import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DatasourceEntry, ManagedStory } from '@geven/story-delivery';
import { type Context, Hono } from 'hono';
import { imageSize } from 'image-size';
import type { ContentEnv } from '../env';
import type { ContentStore } from './content-store';

/** Anything that the vendor's command line sends and wants back as it was. */
type Entity = Record<string, unknown> & { id: number };

interface Asset extends Entity {
  readonly filename: string;
  readonly size: string;
  readonly content: Uint8Array | null;
}

const ASSET_NAME = /^[\w-][\w.-]{0,119}$/;
/** Both change an entity; which one is asked differs by the kind. */
const CHANGES = ['PUT', 'PATCH'];
const PER_PAGE = 25;
const MAX_PER_PAGE = 100;

/**
 * The vendor's Management API, as far as its command line uses it to bring content to a space and back: components,
 * datasources, stories and assets. Any token is one; the space is ours.
 */
export function managementRoutes(store: ContentStore, env: ContentEnv): Hono {
  const components = new Map<number, Entity>();
  const datasources = new Map<number, Entity>();
  const entries = new Map<number, Entity & { datasource_id?: number; name?: string; value?: string }>();
  const assets = new Map<number, Asset>();
  let lastId = Math.max(0, ...store.tree.stories().map(({ draft }) => draft.id)) + 1_000_000;
  const nextId = () => ++lastId;

  /** The parts of the API that keep what they are given. */
  function resource(
    name: string,
    list: string,
    kept: Map<number, Entity>,
    onChange: () => void = () => undefined,
  ): Hono {
    const read = async ({ req }: Context) =>
      ((await req.json()) as Record<string, Record<string, unknown>>)[name] ?? {};
    return new Hono()
      .get('/', (context) =>
        context.json({ [list]: [...kept.values()] }, 200, { total: String(kept.size), 'per-page': '100' }),
      )
      .post('/', async (context) => {
        const entity = { ...(await read(context)), id: nextId() };
        kept.set(entity.id, entity);
        onChange();
        return context.json({ [name]: entity }, 201);
      })
      .on(CHANGES, '/:id{[0-9]+}', async (context) => {
        const before = kept.get(Number(context.req.param('id')));
        if (!before) return context.json(['This record could not be found'], 404);
        const entity = { ...before, ...(await read(context)), id: before.id };
        kept.set(entity.id, entity);
        onChange();
        return context.json({ [name]: entity });
      })
      .delete('/:id{[0-9]+}', (context) => {
        kept.delete(Number(context.req.param('id')));
        onChange();
        return context.json({});
      });
  }

  /** What editors wrote into datasources is delivered at once. */
  function deliverEntries(): void {
    const bySlug = [...datasources.values()].map(({ id, slug }) => {
      const own = [...entries.values()].filter((entry) => entry.datasource_id === id);
      return [String(slug), own.map(({ name = '', value = '' }): DatasourceEntry => ({ name, value }))] as const;
    });
    store.tree.setDatasources({ ...store.tree.datasources(), ...Object.fromEntries(bySlug) });
  }

  const stories = new Hono()
    .get('/', (context) => {
      const { page = '1', per_page, by_ids, starts_with = '', in_trash } = context.req.query();
      const ids = by_ids === undefined ? null : new Set(by_ids.split(',').map(Number));
      const perPage = Math.min(MAX_PER_PAGE, Number(per_page ?? PER_PAGE));
      const all = in_trash === 'true' ? [] : store.tree.stories().map(({ draft }) => draft);
      const found = all.filter((story) => (ids?.has(story.id) ?? true) && story.full_slug.startsWith(starts_with));
      const shown = found.slice((Number(page) - 1) * perPage, Number(page) * perPage);
      const headers = { total: String(found.length), 'per-page': String(perPage) };
      return context.json({ stories: shown.map(({ content: _content, ...story }) => story) }, 200, headers);
    })
    .get('/:id{[0-9]+}', (context) => {
      const state = store.story(Number(context.req.param('id')));
      if (!state) return context.json(['This record could not be found'], 404);
      const { draft, published } = state;
      const hasChanges = published !== null && JSON.stringify(draft.content) !== JSON.stringify(published.content);
      return context.json({ story: { ...draft, published: published !== null, unpublished_changes: hasChanges } });
    })
    .post('/', async (context) => {
      const { story } = (await context.req.json()) as { story: Partial<ManagedStory> };
      const made = placed({ published: false, ...story, id: nextId(), uuid: crypto.randomUUID() });
      if (store.tree.stories().some(({ draft }) => draft.full_slug === made.full_slug)) {
        return context.json({ slug: ['has already been taken'] }, 422);
      }
      await store.saveDraft(made);
      return context.json({ story: made }, 201);
    })
    .on(CHANGES, '/:id{[0-9]+}', async (context) => {
      const id = Number(context.req.param('id'));
      const state = store.story(id);
      if (!state) return context.json(['This record could not be found'], 404);
      const { story } = (await context.req.json()) as { story: Partial<ManagedStory> };
      const next = placed({ ...state.draft, ...story, id, uuid: state.draft.uuid });
      if (isChanged(state.draft, next)) await store.saveDraft(next);
      const publishes = context.req.query('publish') === 'true' || context.req.query('publish') === '1';
      if (publishes && (!state.published || isChanged(state.published, next))) await store.publish(id);
      return context.json({ story: next });
    });

  /** A story with the path that its folder gives it. */
  function placed(story: Partial<ManagedStory> & { id: number; uuid: string }): ManagedStory {
    const parent = store.story(story.parent_id ?? 0)?.draft;
    const slug = story.slug ?? '';
    return {
      name: '',
      content: { _uid: crypto.randomUUID(), component: 'page' },
      ...story,
      slug,
      parent_id: parent?.id ?? 0,
      full_slug: parent ? `${parent.full_slug}/${slug}` : slug,
    };
  }

  const files = new Hono()
    .get('/', (context) =>
      context.json({ assets: [...assets.values()].map(shownAsset) }, 200, { total: String(assets.size) }),
    )
    .get('/:id{[0-9]+}', (context) => {
      const asset = assets.get(Number(context.req.param('id')));
      return asset ? context.json(shownAsset(asset)) : context.json(['This record could not be found'], 404);
    })
    .post('/', (context) => {
      const { filename = '' } = context.req.query();
      if (!ASSET_NAME.test(filename)) return context.json({ filename: ['is invalid'] }, 422);
      const id = nextId();
      assets.set(id, { id, filename, size: '', content: null });
      // The file itself goes to where the vendor keeps files; here that is this server again.
      const post_url = new URL(`/upload/${id}`, context.req.url).href;
      return context.json({ id, post_url, pretty_url: '', fields: { key: String(id) } });
    })
    .get('/:id{[0-9]+}/finish_upload', (context) => {
      const asset = assets.get(Number(context.req.param('id')));
      return asset?.content ? context.json(shownAsset(asset)) : context.json(['No file was uploaded'], 422);
    })
    .on(CHANGES, '/:id{[0-9]+}', (context) => context.body(null, 204));

  const pathOf = ({ content, size, filename }: Asset) =>
    `${size}/${createHash('sha256')
      .update(content ?? '')
      .digest('hex')
      .slice(0, 10)}/${filename}`;
  const shownAsset = (asset: Asset) => ({
    id: asset.id,
    filename: `https://a.storyblok.com/f/${env.space}/${pathOf(asset)}`,
    short_filename: asset.filename,
    alt: '',
    title: '',
    copyright: '',
    focus: '',
    meta_data: {},
  });

  const space = new Hono()
    .get('/', (context) => context.json({ space: { id: env.space, name: 'Sandbox', plan_level: 0 } }))
    .route('/components', resource('component', 'components', components))
    .route('/component_groups', resource('component_group', 'component_groups', new Map()))
    .route('/presets', resource('preset', 'presets', new Map()))
    .route('/internal_tags', resource('internal_tag', 'internal_tags', new Map()))
    .route('/asset_folders', resource('asset_folder', 'asset_folders', new Map()))
    .route('/datasources', resource('datasource', 'datasources', datasources, deliverEntries))
    .route('/datasource_entries', resource('datasource_entry', 'datasource_entries', entries, deliverEntries))
    .route('/stories', stories)
    .route('/assets', files);

  return new Hono().route(`/v1/spaces/${env.space}`, space).post('/upload/:id{[0-9]+}', async (context) => {
    const asset = assets.get(Number(context.req.param('id')));
    const { file } = await context.req.parseBody();
    if (!asset || !(file instanceof File)) return context.body(null, 400);
    const content = new Uint8Array(await file.arrayBuffer());
    const { width, height } = imageSize(content);
    const kept = { ...asset, content, size: `${width}x${height}` };
    assets.set(asset.id, kept);
    const target = join(env.editedFolder, '..', 'assets', pathOf(kept));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, kept.content);
    return context.body(null, 204);
  });
}

/** Whether visitors or editors would see a difference: what is pushed a second time changes nothing. */
function isChanged(before: ManagedStory, after: ManagedStory): boolean {
  const seen = ({ name, full_slug, content, translated_slugs = [] }: ManagedStory) =>
    JSON.stringify([name, full_slug, content, translated_slugs.map(({ lang, slug }) => [lang, slug])]);
  return seen(before) !== seen(after);
}
