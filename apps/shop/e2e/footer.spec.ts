import { expect, test } from '@playwright/test';
import { PATHS } from './buying';
import { fillCart } from './fill-cart';
import { TEXTS } from './texts';

const LOCALES = ['de', 'nl', 'en'] as const;
const SCORE = { de: '4,5 von 5', nl: '4,5 van 5', en: '4.5 out of 5' } as const;
/** What the law wants within reach of every page, as the layout story names it and the shop adds. */
const LEGAL = {
  de: ['AGB', 'Datenschutz', 'Impressum', 'Widerrufsrecht', 'Gewährleistung', 'Cookies', 'Vertrag widerrufen'],
  nl: [
    'Algemene voorwaarden',
    'Privacy',
    'Colofon',
    'Herroepingsrecht',
    'Wettelijke garantie',
    'Cookies',
    'Overeenkomst hier herroepen',
  ],
  en: [
    'Terms',
    'Privacy',
    'Imprint',
    'Right of withdrawal',
    'Legal guarantee',
    'Cookies',
    'Withdraw from contract here',
  ],
} as const;

test.describe('the footer', () => {
  for (const locale of LOCALES) {
    test(`speaks for the shop and says how to reach it: ${locale} (FT-01, FT-02, FT-03, FT-04, FT-05, FT-06, FT-07)`, async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await page.goto('/');
      const footer = page.getByRole('contentinfo');
      const texts = TEXTS[locale].common.footer;
      await expect(footer.getByRole('img', { name: SCORE[locale] })).toBeVisible();
      await expect(footer.getByText('4,5', { exact: true })).toBeVisible();
      for (const claim of [texts.quality, texts.planed, texts.experts]) {
        // A part of the range may have the same name.
        await expect(footer.getByRole('paragraph').filter({ hasText: claim }).first()).toBeVisible();
      }
      const chat = footer.getByRole('link', { name: texts.messaging });
      await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\//);
      await expect(chat).toHaveAttribute('rel', 'noopener');
      for (const note of [texts.messagingNote, texts.formNote]) await expect(footer.getByText(note)).toBeVisible();
      await expect(footer.getByRole('link', { name: texts.form })).toHaveAttribute('href', '/contact');
      await expect(footer.locator('a[href^="tel:"]').first()).toHaveText(/^\+49/);
      await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
      await footer.locator(`a[href="${PATHS[locale].content.reviews}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${PATHS[locale].content.reviews}$`));
    });

    test(`leads to every legal page: ${locale} (FT-18, LG-15)`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
      await page.goto(PATHS[locale].products);
      const legal = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: TEXTS[locale].common.footer.service });
      for (const name of LEGAL[locale])
        await expect(legal.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
      await legal.getByRole('link', { name: new RegExp(`^${LEGAL[locale][2]}`) }).click();
      await expect(page.getByRole('main').getByText('Musterweg 1')).toBeVisible();
    });
  }

  test('folds its columns on a phone, without scripts too, and shows them on a desktop (FT-09)', async ({
    browser,
  }) => {
    const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    const page = await phone.newPage();
    await page.goto('/t/terms');
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Kundenbewertungen' });
    await expect(link).toBeHidden();
    await footer.getByText('Service', { exact: true }).filter({ visible: true }).click();
    await expect(link).toBeVisible();
    await footer.getByText('Service', { exact: true }).filter({ visible: true }).click();
    await expect(link).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(link).toBeVisible();
    await phone.close();
  });

  test('is short on a phone: score and telephone are in sight, claims and ways of contact a press away (FT-01, FT-03, FT-04, FT-05, FT-06)', async ({
    browser,
  }) => {
    const phone = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } });
    const page = await phone.newPage();
    await page.goto('/t/terms');
    const footer = page.getByRole('contentinfo');
    const texts = TEXTS.de.common.footer;
    await expect(footer.getByRole('img', { name: SCORE.de })).toBeVisible();
    await expect(footer.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
    for (const [title, folded] of [
      [texts.claims, texts.expertsNote],
      [texts.contact, texts.messagingNote],
    ] as const) {
      await expect(footer.getByText(folded)).toBeHidden();
      await footer.locator('summary', { hasText: title }).click();
      await expect(footer.getByText(folded)).toBeVisible();
      await footer.locator('summary', { hasText: title }).click();
    }
    const { height } = (await footer.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(300);
    expect(height).toBeLessThanOrEqual(760);
    await phone.close();
  });

  test('fills three columns of a tablet and has the range in two on a desktop (FT-09)', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    const range = footer.locator('details').filter({ hasText: TEXTS.de.common.footer.range }).getByRole('listitem');
    const starts = () =>
      range.evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/t/terms');
    expect(await starts()).toBe(1);
    const bottoms = await footer
      .locator('details')
      .filter({ has: page.getByRole('list') })
      .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().bottom));
    // The range ends with the row below the first.
    expect(bottoms[0]).toBeGreaterThan(bottoms[1] ?? 0);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await starts()).toBe(2);
  });

  test('is large where a page invites (FT-16)', async ({ request }) => {
    const isLarge = async (path: string) => (await (await request.get(path)).text()).includes('data-footer="home"');
    const { content, products, cart } = PATHS.de;
    for (const path of ['/', content.reviews, content['landing page'], `${products}/terrassendielen`]) {
      expect(await isLarge(path), path).toBe(true);
    }
    for (const path of [products, content.article, content.imprint, cart, '/t/terms']) {
      expect(await isLarge(path), path).toBe(false);
    }
  });

  test('has the notice of the guarantee in the checkout too, and the German statement on disputes (LG-15)', async ({
    page,
  }) => {
    await page.goto('/checkout/success');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gewährleistung' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gewährleistung');
    await page.goto('/t/impressum');
    await expect(page.getByRole('main')).toContainText('Verbraucherschlichtungsstelle');
  });
});

test('a page of content has header, the way to it and footer (LY-07)', async ({ page }) => {
  await page.goto('/t/terms');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: TEXTS.de.common.breadcrumbs })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a payment that failed says what to do and which reference to name (ER-20, LY-05, RT-21, RT-28)', async ({
  page,
}) => {
  for (const path of ['/checkout/fail', '/pay/fail']) {
    await page.goto(`${path}?reference=S107312`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: TEXTS.de.checkout.fail.title })).toBeVisible();
    await expect(main.getByText('Bestellreferenz S107312')).toBeVisible();
    await expect(main.getByRole('link', { name: TEXTS.de.checkout.fail.method })).toHaveAttribute(
      'href',
      '/checkout/payment',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: TEXTS.de.checkout.header.back })).toHaveCount(0);
  }
  await fillCart(page);
  await page.goto('/checkout/fail?reference=S107312');
  // What was to be paid for, and the line that broke off.
  await expect(
    page
      .getByRole('main')
      .getByRole('complementary')
      .getByText(/^€\s\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-current="step"]')).toContainText(TEXTS.de.checkout.fail.stopped);
  await page.goto('/pay/fail?reference=call+0900');
  await expect(page.getByRole('main')).not.toContainText('0900');
});
