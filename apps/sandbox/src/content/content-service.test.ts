import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSignedWebhook } from '@geven/story-reader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '../env';
import { type Sandbox, startSandbox } from '../start-sandbox';

const SECRET = 'a-secret-of-webhooks';
const STORY = {
  id: 7,
  uuid: 'uuid-7',
  name: 'Lieferung',
  slug: 'lieferung',
  full_slug: 's/lieferung',
  parent_id: 2,
  published: true,
  translated_slugs: [{ lang: 'nl', slug: 'bezorging' }],
  content: {
    _uid: 'root',
    component: 'page',
    title: 'Lieferung',
    title__i18n__nl: 'Bezorging',
    languages: ['de', 'nl', 'en'],
  },
};
const FOLDER = { id: 2, uuid: 'uuid-2', name: 'Service', slug: 's', full_slug: 's', is_folder: true, content: {} };

/** What the APIs answer with, as far as tests look at it. */
interface Answer {
  story: { id: number; content: { title: string } };
  space: { version: number };
  datasource: { id: number };
  datasource_entries: unknown[];
}

const jsonOf = async (response: Response) => (await response.json()) as Answer;

describe('the content service of the sandbox', () => {
  let folder: string;
  let shop: Server;
  let webhooks: { body: string; signature: string }[];
  let sandbox: Sandbox;

  const start = async () => {
    sandbox = await startSandbox(
      readEnv({
        SANDBOX_PORT: '0',
        SMTP_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        CONTENT_FOLDER: join(folder, 'content'),
        STORYBLOK_TOKEN: 'public',
        STORYBLOK_PREVIEW_TOKEN: 'preview',
        STORYBLOK_WEBHOOK_SECRETS: SECRET,
        STORYBLOK_SPACE: '9',
        SHOP_URL: `http://localhost:${(shop.address() as AddressInfo).port}`,
      }),
    );
  };
  const call = (path: string, init?: RequestInit) =>
    fetch(`http://localhost:${sandbox.port}${path}`, { redirect: 'manual', ...init });
  const deliver = (path: string) =>
    fetch(`http://localhost:${sandbox.port}/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=public`);
  const titleOf = async (slug: string, query = '') =>
    (await jsonOf(await deliver(`stories/${slug}${query}`))).story?.content.title;
  const edit = (fields: Record<string, string>, id = 7) =>
    call(`/stories/${id}`, {
      method: 'POST',
      body: new URLSearchParams({ language: 'de', 'exists-de': 'on', 'exists-nl': 'on', 'exists-en': 'on', ...fields }),
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'content-'));
    await mkdir(join(folder, 'content', 'stories'), { recursive: true });
    await writeFile(join(folder, 'content', 'stories', 'lieferung_7.json'), JSON.stringify(STORY));
    await writeFile(join(folder, 'content', 'stories', 's_2.json'), JSON.stringify(FOLDER));
    webhooks = [];
    shop = createServer(async (request, response) => {
      let body = '';
      for await (const part of request) body += part;
      webhooks.push({ body, signature: String(request.headers['webhook-signature']) });
      response.writeHead(204).end();
    }).listen(0);
    await start();
  });
  afterEach(async () => {
    await sandbox.close();
    shop.closeAllConnections();
    shop.close();
    await rm(folder, { recursive: true });
  });

  it('delivers what is published, and shows a draft to nobody before it is', async () => {
    expect(await titleOf('s/lieferung', '?language=nl')).toBe('Bezorging');
    await edit({ action: 'save', 'content/title': 'Entwurf' });
    expect(await titleOf('s/lieferung')).toBe('Lieferung');
    await edit({ action: 'publish' });
    expect(await titleOf('s/lieferung')).toBe('Entwurf');
    await edit({ action: 'unpublish' });
    expect((await deliver('stories/s/lieferung')).status).toBe(404);
  });

  it('keeps what was edited over a restart, draft and published apart', async () => {
    await edit({ action: 'publish', 'content/title': 'Neu' });
    await edit({ action: 'save', 'content/title': 'Noch neuer' });
    await sandbox.close();
    await start();
    expect(await titleOf('s/lieferung')).toBe('Neu');
    expect(await (await call('/stories/7')).text()).toContain('Noch neuer');
  });

  it('tells the shop once, signed as the vendor signs', async () => {
    await edit({ action: 'publish', slug: 'versand' });
    await vi.waitFor(() => expect(webhooks).toHaveLength(1));
    const [webhook] = webhooks;
    expect(JSON.parse(webhook?.body ?? '')).toMatchObject({
      action: 'moved',
      space_id: 9,
      story_id: 7,
      full_slug: 's/versand',
    });
    expect(isSignedWebhook(webhook?.body ?? '', webhook?.signature ?? '', [SECRET])).toBe(true);
  });

  it('publishes a file that changes on disk', async () => {
    const file = join(folder, 'content', 'stories', 'lieferung_7.json');
    await writeFile(file, JSON.stringify({ ...STORY, content: { ...STORY.content, title: 'Von der Platte' } }));
    await vi.waitFor(async () => expect(await titleOf('s/lieferung')).toBe('Von der Platte'), { timeout: 5000 });
    await writeFile(file, '{ half');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await titleOf('s/lieferung')).toBe('Von der Platte');
  });

  it('delivers a draft that is being typed, and stores nothing of it', async () => {
    const body = new URLSearchParams({ language: 'nl', 'content/title__i18n__nl': 'Getypt' });
    const typed = await jsonOf(await call('/stories/7/typed', { method: 'POST', body }));
    expect(typed.story.content.title).toBe('Getypt');
    expect(await titleOf('s/lieferung', '?language=nl')).toBe('Bezorging');
    expect(await (await call('/stories/7?language=nl')).text()).not.toContain('Getypt');
  });

  it('makes new stories, and refuses addresses that are none or taken', async () => {
    const make = (name: string, path: string) =>
      call('/stories', { method: 'POST', body: new URLSearchParams({ name, path }) });
    const made = await make('Pflege', 's/pflege');
    expect(made.status).toBe(303);
    for (const path of ['s/lieferung', 'x/nowhere', 'S/Pflege', '../a', 's/a/b', '']) {
      expect((await make('A', path)).status, path).toBe(400);
    }
    expect(await (await call('/stories')).text()).toContain('s/pflege');
  });

  it('shows what editors wrote as text, on every page', async () => {
    await edit({ action: 'publish', 'content/title': '"><script>alert(1)</script>' });
    expect(await (await call('/stories/7')).text()).not.toContain('<script>alert');
    expect((await call('/stories/7')).headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('does wrong what it is told to, where it is told to', async () => {
    const fault = (mode: string, path = '') =>
      call('/stories/faults', { method: 'POST', body: new URLSearchParams({ mode, path }) });
    await fault('500');
    expect((await deliver('stories/s/lieferung')).status).toBe(500);
    await fault('429', 'stories/elsewhere');
    expect((await deliver('stories/s/lieferung')).status).toBe(200);
    await fault('half');
    await expect((await deliver('stories/s/lieferung')).json()).rejects.toThrow();
    await fault('none');
    expect((await deliver('stories/s/lieferung')).status).toBe(200);
  });

  it('has files of its own space alone', async () => {
    const path = '1x1/0123456789/a.webp';
    await mkdir(join(folder, 'content', 'assets', '1x1', '0123456789'), { recursive: true });
    await cp(new URL(import.meta.url).pathname, join(folder, 'content', 'assets', path));
    expect((await call(`/f/9/${path}`)).headers.get('content-type')).toBe('image/webp');
    for (const other of [
      `/f/8/${path}`,
      '/f/9/..%2f..%2fstories%2flieferung_7.json',
      '/f/9/1x1/0123456789/none.webp',
    ]) {
      expect((await call(other)).status, other).toBe(403);
    }
  });

  it('lets the vendor’s command line write stories, twice without a change', async () => {
    const manage = async (method: string, path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return jsonOf(await call(`/v1/spaces/9${path}`, { method, headers, body: JSON.stringify(body) }));
    };
    const { story } = await manage('POST', '/stories', { story: { name: 'Muster', slug: 'muster', parent_id: 2 } });
    const content = { _uid: 'a', component: 'page', title: 'Muster' };
    await manage('PUT', `/stories/${story.id}?publish=true`, { story: { ...story, content } });
    expect(await titleOf('s/muster')).toBe('Muster');
    const before = (await jsonOf(await deliver('spaces/me'))).space.version;
    await manage('PUT', `/stories/${story.id}?publish=true`, { story: { ...story, content } });
    expect((await jsonOf(await deliver('spaces/me'))).space.version).toBe(before);
    expect(await manage('POST', '/stories', { story: { name: 'Muster', slug: 'muster', parent_id: 2 } })).toEqual({
      slug: ['has already been taken'],
    });

    const { datasource } = await manage('POST', '/datasources', {
      datasource: { name: 'Redirects', slug: 'redirects' },
    });
    const entry = { name: '/alt', value: '/neu', datasource_id: datasource.id };
    await manage('POST', '/datasource_entries', { datasource_entry: entry });
    expect((await jsonOf(await deliver('datasource_entries?datasource=redirects'))).datasource_entries).toMatchObject([
      { name: '/alt', value: '/neu' },
    ]);
    expect(await readFile(join(folder, 'data', 'sandbox', 'stories', `${story.id}.json`), 'utf8')).toContain('Muster');
  });
});
