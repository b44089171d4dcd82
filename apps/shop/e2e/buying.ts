import { LOCALE_TAGS, type Locale } from '@geven/timber';
import { expect, type Page } from '@playwright/test';
import { ADDRESSES, type ShopperAddress } from './addresses';
import { shownText } from './amounts';
import { fill, pattern, TEXTS } from './texts';

/** The paths of the cart, of the comparison and of all products, as each language says them. */
export const PATHS = {
  de: {
    cart: '/einkaufswagen',
    compare: '/vergleichen',
    products: '/produkte',
    content: {
      'knowledge base': '/t/wissensdatenbank',
      article: '/t/lagerholzabstand',
      'article with steps': '/t/terrasse-bauen',
      'blog list': '/blog',
      'blog article': '/blog/laerche-oder-douglasie',
      delivery: '/s/lieferung?country=DE&zip=10115#postcode-check',
      'letters and classes': '/s/kuerzel-und-klassen',
      questions: '/s/fragen',
      contact: '/s/kontakt',
      'landing page': '/g/terrasse',
      reviews: '/t/bewertungen',
      imprint: '/t/impressum',
    },
  },
  en: {
    cart: '/cart',
    compare: '/compare',
    products: '/products',
    content: {
      'knowledge base': '/t/kennisbank',
      article: '/t/joist-spacing',
      'article with steps': '/t/building-a-deck',
      'blog list': '/blog',
      'blog article': '/blog/larch-or-douglas-fir',
      delivery: '/s/delivery?country=NL&zip=x#postcode-check',
      'letters and classes': '/s/letters-and-classes',
      questions: '/s/questions',
      contact: '/s/contact',
      'landing page': '/g/terrace',
      reviews: '/t/reviews',
      imprint: '/t/imprint',
    },
  },
  nl: {
    cart: '/winkelwagen',
    compare: '/vergelijken',
    products: '/producten',
    content: {
      'knowledge base': '/t/kennisbank',
      article: '/t/regelafstand',
      'article with steps': '/t/vlonder-leggen',
      'blog list': '/blog',
      'blog article': '/blog/lariks-of-douglas',
      delivery: '/s/bezorging?country=NL&zip=1012AB#postcode-check',
      'letters and classes': '/s/letters-en-klassen',
      questions: '/s/vragen',
      contact: '/s/contact',
      'landing page': '/g/terras',
      reviews: '/t/beoordelingen',
      imprint: '/t/colofon',
    },
  },
} as const satisfies Record<Locale, unknown>;

/** A wood species that has boards of 28 × 145 mm, as each language calls it. */
const LARCH = { de: /Lärche/, en: /larch/i, nl: /lariks/i } as const;

/** A bank transfer as the API names it in each language. */
export const TRANSFER = { de: /Überweisung/, en: /Bank transfer/, nl: /Overboeking/ } as const;

/** Opens the home page and chooses a language there. */
export async function openShop(page: Page, locale: Locale): Promise<void> {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_TAGS.de);
  if (locale !== 'de') await page.getByRole('button', { name: TEXTS.de.common.languages[locale] }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_TAGS[locale]);
}

/** From the home page over search and wood filter to a board. */
export async function findBoard(page: Page, locale: Locale): Promise<void> {
  const { catalogue, common } = TEXTS[locale];
  // By its label: with suggestions loaded the search box is a combobox.
  const search = page.getByLabel(common.searchLabel).filter({ visible: true });
  await search.fill('28x145');
  await search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${PATHS[locale].products}\\?q=28x145$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(catalogue.listing.searchTitle, { q: '28x145' }),
  );
  const filters = page.getByRole('complementary', { name: catalogue.filters.title });
  const larch = filters.getByRole('link', { name: LARCH[locale] }).first();
  // A long list of woods is closed at first.
  if (!(await larch.isVisible())) {
    await filters
      .locator('details')
      .filter({ has: page.locator('[data-filter^="specie."]') })
      .getByText(pattern(catalogue.filters.all))
      .first()
      .click();
  }
  await larch.click();
  await expect(page).toHaveURL(/\/__specie\.larch-[a-z]+\?q=28x145$/);
  await expect(page.getByRole('link', { name: pattern(catalogue.filters.removeFilter) })).toHaveCount(1);
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('link', { name: LARCH[locale] })
    .first()
    .click();
  await expect(page).toHaveURL(/\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(LARCH[locale]);
}

/** The field for the pieces of the shortest length. */
export function piecesField(page: Page, locale: Locale) {
  return page.getByRole('spinbutton', { name: pattern(TEXTS[locale].product.lengths.piecesOf) }).first();
}

/** The note that says what came into the cart, beside the page. */
export function addedNote(page: Page, locale: Locale) {
  const { common, cart } = TEXTS[locale];
  return page
    .getByRole('region', { name: common.notifications })
    .getByRole('listitem')
    .filter({ has: page.getByText(cart.added.title) });
}

/**
 * From the cart to the checkout; phones have a link of their own, so it waits for the page's styles. Of a short cart that
 * link goes when scripts find the summary in view: then it is the summary's that a shopper presses.
 */
export async function goToCheckout(page: Page, locale: Locale): Promise<void> {
  await page.waitForLoadState('load');
  const ways = page.getByRole('link', { name: TEXTS[locale].cart.checkout }).filter({ visible: true });
  await expect(() => ways.first().click({ timeout: 3000 })).toPass({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/checkout\/address$/);
}

/** Fills the address form as a guest. */
export async function fillAddress(page: Page, locale: Locale, email: string, address: ShopperAddress): Promise<void> {
  const text = TEXTS[locale].checkout.address;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field(text.email).fill(email);
  await field(text.phone).fill(address.phone);
  await field(text.name).fill(address.name);
  await field(text.street).fill(address.street);
  await field(text.zip).fill(address.zip);
  await field(text.city).fill(address.city);
  await page.getByRole('combobox', { name: text.country }).selectOption({ label: address.country });
}

/** Fills the address form as a guest and goes on to the payment. */
export async function enterAddress(
  page: Page,
  locale: Locale,
  email: string,
  address: ShopperAddress = ADDRESSES[locale],
): Promise<void> {
  await fillAddress(page, locale, email, address);
  await page.getByRole('button', { name: TEXTS[locale].checkout.address.submit }).click();
  await expect(page).toHaveURL(/\/checkout\/payment$/);
}

/** Chooses wire transfer, ticks what has to be accepted and goes on to the confirmation. */
export const choosePayment = (page: Page, locale: Locale): Promise<void> =>
  chooseMethod(page, locale, TRANSFER[locale]);

/** Chooses a way to pay by its name, ticks what has to be accepted and goes on to the confirmation. */
export async function chooseMethod(page: Page, locale: Locale, method: RegExp): Promise<void> {
  const text = TEXTS[locale].checkout.payment;
  // The whole row is the label of its circle.
  await page.locator('label').filter({ hasText: method }).click();
  await expect(page.getByRole('radio', { name: method })).toBeChecked();
  await page.getByRole('checkbox', { name: pattern(text.terms) }).check();
  await page.getByRole('checkbox', { name: pattern(text.productInfo) }).check();
  await page.getByRole('button', { name: text.submit }).click();
  await expect(page).toHaveURL(/\/checkout\/confirm$/);
}

/** Fills in a card on the page that pays: its fields are frames of the payment service. */
export async function enterCard(page: Page, locale: Locale, card: { number: string; holder: string }): Promise<void> {
  const text = TEXTS[locale].checkout.card;
  const field = (name: string) => page.frameLocator(`[data-cse="${name}"] iframe`).getByRole('textbox');
  const values = { encryptedCardNumber: card.number, encryptedExpiryDate: '0330', encryptedSecurityCode: '737' };
  for (const [name, value] of Object.entries(values)) {
    // The component in the page has told the frame which field it is: nobody types faster.
    await expect(field(name)).toHaveAttribute('autocomplete', /^cc-/);
    await field(name).fill(value);
  }
  await page.getByLabel(text.holder).fill(card.holder);
}

/** Presses the button that orders, and returns the number of the order. */
export async function placeOrder(page: Page, locale: Locale): Promise<string> {
  const { checkout } = TEXTS[locale];
  await page.getByRole('button', { name: checkout.confirm.order, exact: true }).click();
  return orderNumber(page, locale);
}

/** The number on the page of a placed order. */
export async function orderNumber(page: Page, locale: Locale): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success$/, { timeout: 60_000 });
  const heading = page.getByRole('heading', { level: 1 });
  const title = TEXTS[locale].checkout.success.title;
  await expect(heading).toHaveText(pattern(title));
  const [before = '', after = ''] = title.split('{{number}}');
  const text = await shownText(heading);
  return text.slice(before.length, text.length - after.length);
}
