import { type Block, createStoryDelivery, createStoryTree, type ManagedStory } from '@geven/story-delivery';
import { previewQuery } from '@geven/story-reader';
import { type Context, Hono } from 'hono';
import type { ContentEnv } from '../env';
import type { ContentStore } from './content-store';
import { FAULTS, type FaultSetting } from './delivery-routes';
import { withFields } from './editable-fields';
import { editorPage, LANGUAGES, type Language } from './editor-page';
import { EDITOR_SCRIPT } from './editor-script';
import { storyListPage } from './story-list-page';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_TITLE = 120;

/** The vendor's editor, as far as a merchant needs it to see a shop with content: list, form, draft, publish. */
export function editorRoutes(store: ContentStore, env: ContentEnv, fault: FaultSetting): Hono {
  const find = ({ req }: Context) => store.story(Number(req.param('id')));
  /** Where the shop shows a draft, signed as the vendor signs it. */
  const previewAddress = (story: ManagedStory, language: Language) => {
    const query = previewQuery({ space: env.space, previewToken: env.previewToken }, story.id, Date.now());
    const slug = story.translated_slugs?.find(({ lang }) => lang === language)?.slug;
    const path = slug ? story.full_slug.replace(/[^/]*$/, slug) : story.full_slug;
    query.set('_storyblok_lang', language === 'de' ? 'default' : language);
    return new URL(`/${path === 'home' ? '' : path}?${query}`, env.shopUrl).href;
  };

  return new Hono()
    .get('/stories', ({ html }) => html(storyListPage(store.tree.stories(), fault.mode)))
    .post('/stories', async (context) => {
      const form = await context.req.parseBody();
      const story = newStory(store, String(form.name ?? ''), String(form.path ?? ''));
      if (!story) return context.html(storyListPage(store.tree.stories(), fault.mode, 'bad-address'), 400);
      await store.saveDraft(story);
      return context.redirect(`/stories/${story.id}`, 303);
    })
    .post('/stories/faults', async (context) => {
      const { mode, path } = await context.req.parseBody();
      fault.mode = FAULTS.find((each) => each === mode) ?? 'none';
      fault.path = typeof path === 'string' ? path : '';
      return context.redirect('/stories', 303);
    })
    .get('/stories/:id{[0-9]+}', (context) => {
      const state = find(context);
      if (!state || state.draft.is_folder) return context.notFound();
      const language = LANGUAGES.find((each) => each === context.req.query('language')) ?? 'de';
      const preview = previewAddress(state.draft, language);
      context.header('content-security-policy', editorPolicy(env.shopUrl));
      return context.html(editorPage({ state, language, preview }));
    })
    .get('/stories/editor.js', ({ body }) => body(EDITOR_SCRIPT, 200, { 'content-type': 'text/javascript' }))
    .post('/stories/:id{[0-9]+}/typed', async (context) => {
      // The draft as it would be delivered if it were saved now; it is not.
      const state = find(context);
      if (!state || state.draft.is_folder) return context.notFound();
      const form = await context.req.parseBody();
      const language = LANGUAGES.find((each) => each === form.language) ?? 'de';
      return deliverDraft(changed(state.draft, form, language), language, env);
    })
    .post('/stories/:id{[0-9]+}', async (context) => {
      const state = find(context);
      if (!state || state.draft.is_folder) return context.notFound();
      const form = await context.req.parseBody();
      const { draft } = state;
      const language = LANGUAGES.find((each) => each === form.language) ?? 'de';
      await store.saveDraft(changed(draft, form, language));
      if (form.action === 'publish') await store.publish(draft.id);
      if (form.action === 'unpublish') await store.unpublish(draft.id);
      if (form.action === 'delete') {
        await store.remove(draft.id);
        return context.redirect('/stories', 303);
      }
      return context.redirect(`/stories/${draft.id}?language=${language}`, 303);
    });
}

/** The answer of the delivery API for a draft that nobody has saved. */
function deliverDraft(story: ManagedStory, language: Language, { space, token, previewToken }: ContentEnv) {
  const deliver = createStoryDelivery({
    tree: createStoryTree({ stories: [{ ...story, published: false }] }),
    tokens: { public: token, preview: previewToken },
    space: { id: space, name: 'Sandbox', languages: LANGUAGES.filter((each) => each !== 'de') },
  });
  const query = new URLSearchParams({ token: previewToken, version: 'draft' });
  if (language !== 'de') query.set('language', language);
  return deliver(new Request(`http://sandbox.invalid/v2/cdn/stories/${story.id}?${query}`));
}

/** The editor's own page frames the shop; everything else stays as strict as on the other pages. */
const editorPolicy = (shopUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "script-src 'self'",
    "connect-src 'self'",
    `frame-src ${new URL(shopUrl).origin}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** The draft as the form has it. */
function changed(draft: ManagedStory, form: Record<string, unknown>, language: Language): ManagedStory {
  const fields = new Map(
    Object.entries(form).flatMap(([name, value]) =>
      name.startsWith('content/') && typeof value === 'string'
        ? [[name.slice('content/'.length), value.replaceAll('\r\n', '\n')] as const]
        : [],
    ),
  );
  const content = withFields(draft.content, fields) as Block;
  const languages = LANGUAGES.filter((each) => form[`exists-${each}`] === 'on');
  return withSlug({ ...draft, content: { ...content, languages } }, String(form.slug ?? ''), language);
}

/** Another last part of the address, in one language; one that cannot be an address changes nothing. */
function withSlug(story: ManagedStory, slug: string, language: Language): ManagedStory {
  if (!SLUG.test(slug)) return story;
  if (language === 'de') return { ...story, slug, full_slug: story.full_slug.replace(/[^/]*$/, slug) };
  const others = (story.translated_slugs ?? []).filter(({ lang }) => lang !== language);
  return { ...story, translated_slugs: slug === story.slug ? others : [...others, { lang: language, slug }] };
}

/** An empty page; null for an address that is none, or is taken. */
function newStory(store: ContentStore, name: string, path: string): ManagedStory | null {
  const stories = store.tree.stories();
  const parts = path.split('/');
  const isAddress = parts.length <= 2 && parts.every((part) => SLUG.test(part));
  if (!isAddress || !name.trim() || stories.some(({ draft }) => draft.full_slug === path)) return null;
  const folder = stories.find(({ draft }) => draft.is_folder && draft.full_slug === parts[0])?.draft;
  if (parts.length === 2 && !folder) return null;
  const uid = () => crypto.randomUUID();
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '…' }] }] };
  return {
    id: Math.max(0, ...stories.map(({ draft }) => draft.id)) + 1,
    uuid: uid(),
    name: name.trim().slice(0, MAX_TITLE),
    slug: parts.at(-1) ?? '',
    full_slug: path,
    parent_id: folder?.id ?? 0,
    published: false,
    created_at: new Date().toISOString(),
    translated_slugs: [],
    content: {
      _uid: uid(),
      component: parts[0] === 'blog' ? 'article' : parts[0] === 'g' ? 'landing' : 'page',
      title: name.trim(),
      title__i18n__nl: '',
      title__i18n__en: '',
      lead: '',
      lead__i18n__nl: '',
      lead__i18n__en: '',
      languages: ['de'],
      body: [{ _uid: uid(), component: 'RichText', text, text__i18n__nl: text, text__i18n__en: text }],
    },
  };
}
