import { expect, test } from '@playwright/test';
import { breakContentService, change, createStory, editorOf } from './sandbox-stories';
import { TEXTS } from './texts';

/** Seconds that a publication may take to be seen, and some for a busy machine. */
const SEEN_WITHIN = { timeout: 10_000 };

let count = 0;
/** An address that no other test writes to. */
const freshPath = (folder: string) => `${folder}/test-${process.pid}-${Date.now()}-${++count}`;

test.describe('pages of content', () => {
  test('are found under the words of each language, with the way to them (RT-17, RT-18, RT-26, BC-01, BC-02, BC-03)', async ({
    page,
  }) => {
    for (const [path, title, trail] of [
      ['/t/beoordelingen', 'Beoordelingen', []],
      ['/t/regelafstand', 'Regelafstand', ['Kennisbank']],
      ['/blog/larch-or-douglas-fir', 'Larch or Douglas', ['Knowledge', 'Articles']],
      ['/blog', 'Art', []],
    ] as const) {
      await page.context().clearCookies();
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toContainText(title);
      const crumbs = page.getByRole('navigation', { name: /Sie sind hier|You are here|U bent hier/ }).getByRole('link');
      await expect(crumbs.first(), path).toHaveAttribute('href', '/');
      for (const [index, text] of trail.entries()) await expect(crumbs.nth(index + 1), path).toHaveText(text);
    }
    await expect(page.getByRole('link', { name: /Lärche oder Douglasie/ })).toHaveAttribute(
      'href',
      '/blog/laerche-oder-douglasie',
    );
  });

  test('the knowledge base lists its articles by topic, without scripts too (CM-04)', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/t/wissensdatenbank');
    const { topics } = TEXTS.de.content;
    await expect(page.getByRole('article').getByRole('article')).toHaveCount(12);
    await page.getByRole('link', { name: topics.species, exact: true }).click();
    await expect(page).toHaveURL(/\?topic=species$/);
    await expect(page.getByRole('article').getByRole('article')).toHaveCount(5);
    await expect(page.getByRole('heading', { level: 2, name: /Dauerhaftigkeitsklasse/ })).toBeVisible();
    await expect(page.getByRole('link', { name: topics.species, exact: true })).toHaveAttribute('aria-current', 'true');
    await context.close();
  });

  test('the reviews page says how reviews are checked, and invents none (CM-06, LG-10)', async ({ page }) => {
    await page.goto('/t/bewertungen');
    await expect(page.getByRole('heading', { name: TEXTS.de.content.reviews.none })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/prüfen/);
  });

  test('the delivery page says what a postcode costs, without scripts (BC-04)', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/s/lieferung');
    await expect(page.getByRole('link', { name: 'Kontakt', exact: true }).first()).toHaveAttribute(
      'href',
      '/s/kontakt',
    );
    await page.getByLabel(TEXTS.de.content.postcode.zip).fill('25980');
    await page.getByRole('button', { name: TEXTS.de.content.postcode.check }).click();
    await expect(page.getByRole('main')).toContainText('höchstens € 195,00');
    await page.getByLabel(TEXTS.de.content.postcode.zip).fill('99');
    await page.getByRole('button', { name: TEXTS.de.content.postcode.check }).click();
    await expect(page.getByRole('main')).toContainText('Format: 12345');
    await expect(page.getByLabel(TEXTS.de.content.postcode.zip)).toHaveValue('99');
    await context.close();
  });

  test('a landing page shows products with prices (CM-07)', async ({ page }) => {
    await page.goto('/g/terrasse');
    await expect(page.getByRole('main').getByText('/m²').first()).toBeVisible();
  });

  test('every link in header and footer leads to a page (CM-01)', async ({ page, request }) => {
    await page.goto('/');
    const hrefs = await page
      .locator('header a[href^="/"], footer a[href^="/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(hrefs.length).toBeGreaterThan(20);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  });

  test('made-up paths are missing pages that leave the others in the cache', async ({ request }) => {
    // Somebody may publish in between, which empties the cache rightly, but not three times.
    await expect(async () => {
      await request.get('/t/terms');
      const paths = Array.from({ length: 60 }, () => `/t/made-up-${crypto.randomUUID()}`);
      const answers = await Promise.all(paths.map((path) => request.get(path)));
      expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([404]));
      expect((await request.get('/t/terms')).headers()['x-nextjs-cache']).toBe('HIT');
    }).toPass({ timeout: 60_000 });
  });
});

test.describe('what an editor changes', () => {
  test('is seen within seconds: new, changed, renamed, in one language only, gone (CM-16, CM-02, RT-34)', async ({
    request,
  }) => {
    const path = freshPath('s');
    const seen = (address: string, text: string) =>
      expect.poll(async () => (await request.get(address)).text(), SEEN_WITHIN).toContain(text);
    const editor = await createStory(path, 'Neue Seite');
    await seen(`/${path}`, 'Neue Seite');

    await change(editor, { action: 'publish', 'content/title': 'Geänderte Seite' });
    await seen(`/${path}`, 'Geänderte Seite');

    await change(editor, { action: 'save', 'content/title': 'Nur ein Entwurf' });
    await change(editor, { action: 'save' });
    expect(await (await request.get(`/${path}`)).text()).not.toContain('Nur ein Entwurf');

    const slug = `${path.split('/')[1]}-neu`;
    await change(editor, { action: 'publish', slug, 'content/title': 'Umbenannte Seite' });
    await seen(`/s/${slug}`, 'Umbenannte Seite');
    await expect.poll(async () => (await request.get(`/${path}`, { maxRedirects: 0 })).status(), SEEN_WITHIN).toBe(301);
    expect((await request.get(`/${path}`, { maxRedirects: 0 })).headers().location).toMatch(new RegExp(`/s/${slug}$`));

    await change(editor, { action: 'publish', 'exists-nl': '', 'exists-en': '' });
    await expect
      .poll(async () => (await request.get(`/s/${slug}`, { headers: { cookie: 'locale=nl' } })).status(), SEEN_WITHIN)
      .toBe(404);
    expect(await (await request.get(`/s/${slug}`)).text()).not.toContain('hrefLang="nl"');

    await change(editor, { action: 'unpublish' });
    await expect.poll(async () => (await request.get(`/s/${slug}`)).status(), SEEN_WITHIN).toBe(404);
    await change(editor, { action: 'delete' });
  });

  test('is shown as a draft to the editor alone, while typing too (CM-15, CT-09)', async ({ page, request }) => {
    const path = freshPath('t');
    const editor = await createStory(path, 'Im Entwurf');
    await page.goto(editor);
    const frame = page.frameLocator('#preview');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Im Entwurf');

    // Typing shows at once and is saved nowhere.
    await page.getByLabel('page · title').fill('Gerade getippt');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Gerade getippt');
    expect(await (await request.get(`/${path}`)).text()).not.toContain('Gerade getippt');

    // Saving shows on the next load of the draft, never to visitors.
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Gerade getippt');
    expect(await (await request.get(`/${path}`)).text()).not.toContain('Gerade getippt');

    const address = (await page.locator('#preview').getAttribute('src')) ?? '';
    const draft = await request.get(address);
    expect(draft.headers()['cache-control']).toContain('no-store');
    expect(draft.headers()['x-robots-tag']).toBe('noindex');
    expect(draft.headers()['set-cookie']).toBeUndefined();
    expect(draft.headers()['content-security-policy']).toContain(`frame-ancestors ${new URL(editor).origin}`);
    await change(editor, { action: 'delete' });
  });

  test('is no draft without the editor’s signature, or after its hour', async ({ page, request }) => {
    const path = freshPath('t');
    const editor = await createStory(path, 'Veröffentlicht');
    await change(editor, { action: 'save', 'content/title': 'Geheimer Entwurf' });
    await page.goto(editor);
    const address = new URL((await page.locator('#preview').getAttribute('src')) ?? '');
    expect(await (await request.get(address.href)).text()).toContain('Geheimer Entwurf');
    const token = '_storyblok_tk[token]';
    for (const [name, value] of [
      [token, '0'.repeat(40)],
      ['_storyblok_tk[space_id]', '2'],
      ['_storyblok_tk[timestamp]', String(Math.floor(Date.now() / 1000) - 3700)],
    ] as const) {
      const forged = new URL(address);
      forged.searchParams.set(name, value);
      const answer = await request.get(forged.href);
      expect(await answer.text(), name).not.toContain('Geheimer Entwurf');
      expect(answer.headers()['content-security-policy'], name).toContain("frame-ancestors 'none'");
    }
    await change(editor, { action: 'delete' });
  });

  test('takes no message from anybody but the editor into the draft', async ({ page }) => {
    const path = freshPath('t');
    const editor = await createStory(path, 'Unberührt');
    await page.goto(editor);
    const address = (await page.locator('#preview').getAttribute('src')) ?? '';
    // The draft alone in a tab: its own page is a foreign origin for the bridge.
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Unberührt');
    await page.evaluate(() => {
      const content = { component: 'page', _uid: 'a', title: 'Untergeschoben' };
      window.postMessage({ action: 'input', story: { id: 1, name: 'x', content } }, '*');
    });
    await page.waitForTimeout(1000);
    await expect(heading).toHaveText('Unberührt');
    await change(editor, { action: 'delete' });
  });
});

test.describe('a content service that is not well', () => {
  // One fault at a time.
  test.describe.configure({ mode: 'serial' });
  test.afterEach(() => breakContentService('none'));

  for (const mode of ['500', '429', 'half', 'slow'] as const) {
    test(`leaves the pages as they were: ${mode} (CM-03)`, async ({ request }) => {
      const editor = await editorOf('s/fragen');
      expect((await request.get('/s/fragen')).status()).toBe(200);
      await breakContentService(mode, 'stories/s/fragen');
      // Somebody publishes while the service cannot be read.
      await change(editor, { action: 'publish' });
      await new Promise((resolve) => setTimeout(resolve, 2500));
      for (const path of ['/s/fragen', '/', '/t/terms']) expect((await request.get(path)).status(), path).toBe(200);
    });
  }
});

test('a webhook that nobody signed changes nothing', async ({ request }) => {
  const body = { action: 'published', space_id: 1, story_id: 1 };
  expect((await request.post('/api/webhooks/storyblok', { data: body })).status()).toBe(401);
  const headers = { 'webhook-signature': '0'.repeat(40) };
  expect((await request.post('/api/webhooks/storyblok', { data: body, headers })).status()).toBe(401);
});
