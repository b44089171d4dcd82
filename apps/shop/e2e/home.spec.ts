import type { Locale } from '@geven/timber';
import { expect, type Page, test } from '@playwright/test';
import { PATHS } from './buying';
import { overflow } from './page-faults';
import { pattern, TEXTS } from './texts';

const LOCALES = ['de', 'nl', 'en'] as const;
const WIDTHS = [320, 375, 768, 1024, 1280, 1440, 1920, 2560] as const;

async function openHome(page: Page, locale: Locale, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
  await page.goto('/');
}

const boardOffer = (page: Page) => page.getByRole('main').locator('form[action="/api/cart/add"]');

test.describe('the board across the home page', () => {
  for (const locale of LOCALES) {
    test(`is bought from there, without scripts too: ${locale} (RT-01)`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await openHome(page, locale, baseURL);
      const offer = boardOffer(page);
      const length = (await offer.locator('option[selected]').textContent())?.split(' ')[0] ?? '';
      await offer.getByLabel(TEXTS[locale].home.offer.pieces, { exact: true }).fill('6');
      await offer.getByRole('button', { name: TEXTS[locale].home.offer.add }).click();
      await expect(page).toHaveURL(new RegExp(`${PATHS[locale].cart}$`));
      await expect(page.getByRole('main').getByText(length).first()).toBeVisible();
      await expect(page.getByRole('spinbutton').first()).toHaveValue('6');
      await context.close();
    });
  }

  test('is bought by a button that the way to a chat never covers, wherever it is in the window', async ({
    page,
    baseURL,
  }) => {
    await openHome(page, 'de', baseURL);
    const button = boardOffer(page).getByRole('button', { name: TEXTS.de.home.offer.add });
    for (const [width, height] of [
      [768, 900],
      [1024, 740],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const block of ['end', 'center'] as const) {
        await button.evaluate((element, where) => element.scrollIntoView({ block: where, behavior: 'instant' }), block);
        const covered = await button.evaluate((element, name) => {
          const chat = document.querySelector(`aside[aria-label="${name}"] a`)?.getBoundingClientRect();
          const own = element.getBoundingClientRect();
          if (!chat) return null;
          return chat.left < own.right && chat.top < own.bottom && chat.bottom > own.top;
        }, TEXTS.de.contact.chat.open);
        expect(covered, `${width} px, ${block}`).toBe(false);
      }
    }
  });

  test('comes back on its own page when its pieces are refused', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await openHome(page, 'de', baseURL);
    const path = await boardOffer(page).locator('input[name="path"]').inputValue();
    const variant = await boardOffer(page).locator('select').inputValue();
    const answer = await page.request.post('/api/cart/add', {
      form: { locale: 'de', path, variant, pieces: '2,5' },
      maxRedirects: 0,
    });
    expect(answer.headers().location).toContain(path);
    await page.goto(answer.headers().location ?? '');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(TEXTS.de.errors.QUANTITY_INVALID);
    await context.close();
  });

  test('shows the price per metre as large as the price per m² (LG-02)', async ({ page, baseURL }) => {
    await openHome(page, 'de', baseURL);
    const offer = page.locator('section').filter({ has: page.locator('form[action="/api/cart/add"]') });
    const sizes = await offer.getByText(/^€\s\d+,\d\d$/).evaluateAll((prices) =>
      prices.map((price) => {
        const { fontSize, fontWeight, color } = getComputedStyle(price);
        return [fontSize, fontWeight, color].join(' ');
      }),
    );
    expect(sizes).toHaveLength(2);
    expect(new Set(sizes).size).toBe(1);
  });

  for (const width of WIDTHS) {
    test(`keeps its dimension lines, at ${width} px in every language`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const locale of LOCALES) {
        await openHome(page, locale, baseURL);
        const found = await page.evaluate(() => {
          const boxOf = (element: Element) => {
            const { x, y, width: wide, height } = element.getBoundingClientRect();
            return { x, y, right: x + wide, bottom: y + height, width: wide, height };
          };
          // Where a line runs on the screen: its ends and every twentieth between them.
          const pointsOn = (line: SVGLineElement) => {
            const matrix = line.getScreenCTM() ?? new DOMMatrix();
            const at = (share: number, from: number, to: number) => from + (to - from) * share;
            return Array.from({ length: 21 }, (_, index) =>
              new DOMPoint(
                at(index / 20, line.x1.baseVal.value, line.x2.baseVal.value),
                at(index / 20, line.y1.baseVal.value, line.y2.baseVal.value),
              ).matrixTransform(matrix),
            ).map(({ x, y }) => ({ x, y }));
          };
          const picture = document.querySelector('main picture img');
          const lines = [...document.querySelectorAll('main svg')].find(
            (svg) => svg.querySelector('text') && svg.getBoundingClientRect().width > 0,
          );
          if (!picture || !lines) return null;
          const beside = ['main h1', 'main search', 'main form[action="/api/cart/add"]', 'main section h2'].flatMap(
            (selector) => document.querySelector(selector) ?? [],
          );
          return {
            picture: boxOf(picture),
            lines: boxOf(lines),
            labels: [...lines.querySelectorAll('text')].map(boxOf),
            strokes: [...lines.querySelectorAll('line')].flatMap(pointsOn),
            beside: beside.map(boxOf),
          };
        });
        if (!found) throw new Error('There are no lines');
        // One box for both, so that corners of the picture and ends of the lines are in one place.
        for (const side of ['x', 'y', 'width', 'height'] as const) {
          expect(Math.abs(found.picture[side] - found.lines[side]), `${locale} ${side}`).toBeLessThan(1);
        }
        const crossed = found.beside.filter((box) =>
          found.strokes.some(({ x, y }) => x > box.x && x < box.right && y > box.y && y < box.bottom),
        );
        expect(crossed, `${locale}, a line through something`).toEqual([]);
        expect(found.labels).toHaveLength(3);
        for (const label of found.labels) {
          expect(label.x, locale).toBeGreaterThanOrEqual(0);
          expect(label.right, locale).toBeLessThanOrEqual(width);
          const covered = found.beside.filter(
            ({ x, right, y, bottom }) => x < label.right && right > label.x && y < label.bottom && bottom > label.y,
          );
          expect(covered, `${locale}, a label under something`).toEqual([]);
        }
      }
    });
  }
});

test.describe('the sections of the home page', () => {
  test('show one board per profile of what lies ready, and lead to all of it', async ({ page, baseURL }) => {
    await openHome(page, 'de', baseURL);
    const stock = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Diese Woche ab Lager' }) });
    const boards = stock.getByRole('listitem');
    const count = await boards.count();
    expect(count).toBeGreaterThan(3);
    for (const board of await boards.all()) {
      await expect(board).toContainText(pattern(TEXTS.de.common.card.from));
      await expect(board).toContainText('/m');
    }
    const kinds = await boards.locator('h3 + p').allTextContents();
    expect(new Set(kinds.map((kind) => kind.split(', ').at(-1))).size).toBeGreaterThan(1);
    const all = stock.getByRole('link', { name: pattern(TEXTS.de.home.stock.all_other) });
    const number = /\d+/.exec((await all.textContent()) ?? '')?.[0];
    await all.click();
    await expect(page).toHaveURL(/__availability\.express/);
    await expect(
      page
        .getByRole('main')
        .getByText(new RegExp(`^${number} `))
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test('take a size that is not in stock along to the quote', async ({ page, baseURL }) => {
    for (const locale of LOCALES) {
      await openHome(page, locale, baseURL);
      const { home, contact } = TEXTS[locale];
      const form = page.locator('form').filter({ has: page.getByRole('button', { name: home.planed.ask }) });
      await form.getByLabel(home.planed.thickness).fill('44');
      await form.getByLabel(home.planed.width).fill('131');
      await form.getByRole('button', { name: home.planed.ask }).click();
      await expect(page).toHaveURL(/thickness=44&width=131/);
      const message = page.getByRole('textbox', { name: contact.field.message, exact: true });
      await expect(message).toHaveValue(/44 × 131\smm/);
    }
  });

  test('load their pictures when they are scrolled into view', async ({ page, baseURL }) => {
    await openHome(page, 'de', baseURL);
    for (const picture of await page.getByRole('main').locator('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

  test('fit 320 px, text of twice the size and forced colours', async ({ page, baseURL }) => {
    for (const locale of LOCALES) {
      await page.setViewportSize({ width: 320, height: 740 });
      await openHome(page, locale, baseURL);
      expect(await overflow(page), `${locale} at 320 px`).toBeLessThanOrEqual(0);
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await overflow(page), `${locale} in forced colours`).toBeLessThanOrEqual(0);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      for (const width of [1280, 375, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflow(page), `${locale} with large text at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});
