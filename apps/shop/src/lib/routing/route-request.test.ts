import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStoryPaths } from '../content/story-paths';
import { writeSegment } from './path-segment';
import { routeRequest } from './route-request';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const everywhere = (path: string) => ({ nl: path, en: path, de: path });
const stories = createStoryPaths([
  { slug: 't/terms', paths: everywhere('/t/terms') },
  { slug: 't/privacy', paths: everywhere('/t/privacy') },
  { slug: 't/wissensdatenbank', paths: { nl: '/t/kennisbank', en: '/t/kennisbank', de: '/t/wissensdatenbank' } },
  { slug: 'blog/laerche', paths: { nl: '/blog/lariks', en: '/blog/larch', de: '/blog/laerche' } },
  { slug: 's/nur-deutsch', paths: { de: '/s/nur-deutsch' } },
]);

const route = (path: string, cookies: Record<string, string> = {}) => {
  const url = new URL(path, 'http://localhost:3000');
  return routeRequest(url, 'localhost:3000', (name) => cookies[name], stories);
};

describe('the language of a request', () => {
  it('is the cookie, else the word of the path, else German (RT-33, IN-02)', () => {
    expect(route('/t/terms', { locale: 'nl' })).toMatchObject({ locale: 'nl', noteLocale: null });
    expect(route('/t/terms', { locale: 'nl-NL' })).toMatchObject({ locale: 'nl' });
    expect(route('/winkelwagen')).toMatchObject({ path: '/nl/incl/cart', noteLocale: 'nl' });
    expect(route('/')).toMatchObject({ path: '/de/incl', noteLocale: null });
    expect(route('/', { locale: 'fr' })).toMatchObject({ path: '/de/incl' });
  });

  it('is that of the host where every language has one, after cookie and path (RT-33)', async () => {
    vi.stubEnv('SHOP_HOST_NL', 'geven.example');
    vi.stubEnv('SHOP_HOST_EN', 'en.geven.example');
    vi.stubEnv('SHOP_HOST_DE', 'de.geven.example');
    vi.resetModules();
    const { routeRequest: routeByHost } = await import('./route-request');
    const localeAt = (host: string | null, path = '/t/terms', cookies: Record<string, string> = {}) => {
      const decision = routeByHost(new URL(path, 'http://any.example'), host, (name) => cookies[name], stories);
      return decision.kind === 'rewrite' ? [decision.locale, decision.noteLocale] : decision.path;
    };
    expect(localeAt('geven.example')).toEqual(['nl', null]);
    expect(localeAt('en.geven.example')).toEqual(['en', null]);
    expect(localeAt('elsewhere.example')).toEqual(['de', null]);
    expect(localeAt(null)).toEqual(['de', null]);
    expect(localeAt('geven.example', '/einkaufswagen')).toEqual(['de', 'de']);
    expect(localeAt('geven.example', '/t/terms?locale=en')).toEqual(['en', 'en']);
    expect(localeAt('geven.example', '/t/terms', { locale: 'en' })).toEqual(['en', null]);
  });

  it('is noted where a path decided it, never again, nor where nothing or a host did (RT-33, CK-05)', () => {
    expect(route('/winkelwagen')).toMatchObject({ noteLocale: 'nl' });
    expect(route('/winkelwagen', { locale: 'nl' })).toMatchObject({ noteLocale: null });
    for (const path of ['/', '/t/privacy', '/gibt-es-nicht']) expect(route(path)).toMatchObject({ noteLocale: null });
  });

  it('is the one that a shared address names, after cookie and path (RT-33, CK-05)', () => {
    expect(route('/t/terms?locale=nl')).toMatchObject({ path: '/nl/incl/story/t=2Fterms/-.1.-', noteLocale: 'nl' });
    expect(route('/checkout/success?locale=en')).toMatchObject({ locale: 'en', noteLocale: 'en' });
    expect(route('/t/terms?locale=nl', { locale: 'en' })).toMatchObject({ locale: 'en', noteLocale: null });
    expect(route('/winkelwagen?locale=en')).toMatchObject({ locale: 'nl', noteLocale: 'nl' });
    expect(route('/t/terms?locale=fr')).toMatchObject({ locale: 'de', noteLocale: null });
  });

  it('turns a path of another language into the own one and keeps the query (RT-33)', () => {
    expect(route('/winkelwagen?a=1', { locale: 'en' })).toEqual({ kind: 'redirect', path: '/cart?a=1' });
    expect(route('/products/decking/__specie.oak?page=2', { locale: 'de' })).toEqual({
      kind: 'redirect',
      path: '/produkte/decking/__specie.oak?page=2',
    });
  });

  it('shows a product and a barcode where they are asked, in every language (RT-03, RT-05, RT-33)', () => {
    expect(route('/produkte/ipe/7', { locale: 'en' })).toMatchObject({
      kind: 'rewrite',
      path: '/en/incl/product/7/ipe',
    });
    expect(route('/produkte/barcode/4006381333931', { locale: 'en' })).toMatchObject({ kind: 'rewrite', locale: 'en' });
  });
});

describe('a product with a choice in its address', () => {
  it('is rendered for its visitor, with the choice in the internal path (PD-47)', () => {
    expect(route('/produkte/ipe/7?finishing=oiled-once&variant=21x3,22&utm_source=x')).toMatchObject({
      kind: 'rewrite',
      path: `/de/incl/product-live/7/ipe/${writeSegment('variant=21x3,22&finishing=oiled-once')}`,
      isCached: false,
    });
  });

  it('keeps every finish and each length of the address, and so does a form that was sent without scripts (PD-47)', () => {
    const choice = 'variant=21x3&surface_finishing=brushed&finishing=oiled-once';
    expect(route(`/produkte/ipe/7?${choice}`)).toMatchObject({
      path: `/de/incl/product-live/7/ipe/${writeSegment(choice)}`,
    });
    expect(route('/produkte/ipe/7?pieces%5B21%5D=3&surface_finishing=brushed&finishing=oiled-once')).toEqual({
      kind: 'redirect',
      path: `/produkte/ipe/7?${choice}`,
    });
  });

  it('is the cached page when the address says nothing that the page reads', () => {
    expect(route('/produkte/ipe/7?utm_source=x&variant=abc')).toMatchObject({
      path: '/de/incl/product/7/ipe',
      isCached: true,
    });
  });

  it('gets its short form when a form was sent without scripts', () => {
    expect(route('/produkte/ipe/7?locale=de&path=%2Fx&pieces%5B21%5D=3&pieces%5B22%5D=0&finishing=oiled-once')).toEqual(
      { kind: 'redirect', path: '/produkte/ipe/7?variant=21x3&finishing=oiled-once' },
    );
  });
});

describe('the internal path', () => {
  it('holds language and VAT mode, so that pages can be cached (RT-36, RT-37, CK-01)', () => {
    const net = encodeURIComponent(JSON.stringify({ showTaxPrice: 'VATExcluded' }));
    expect(route('/produkte', { 'geven-user': net })).toMatchObject({
      path: '/de/excl/listing/_/_/v~relevance~1~18~cards~',
      isCached: true,
    });
    expect(route('/produkte', { 'geven-user': '{broken' })).toMatchObject({
      path: expect.stringContaining('/de/incl/'),
    });
  });

  it('renders searches for each request and keeps what many ask for (RT-37)', () => {
    expect(route('/produkte?q=oak')).toMatchObject({
      isCached: false,
      path: expect.stringMatching(/^\/de\/incl\/listing-live\//),
    });
    expect(route('/produkte?sort=name,ASC&utm_source=x')).toMatchObject({
      isCached: true,
      path: '/de/incl/listing/_/_/v~name-ASC~1~18~cards~',
    });
  });

  it('opens a listing in the view that its address names, else in the one last looked at, and remembers it', () => {
    const table = encodeURIComponent(JSON.stringify({ listingView: 'table' }));
    expect(route('/produkte?view=table')).toMatchObject({
      path: '/de/incl/listing/_/_/v~relevance~1~18~table~',
      isCached: true,
      notePreferences: { listingView: 'table', showTaxPrice: 'VATIncluded' },
    });
    expect(route('/produkte', { 'geven-user': table })).toMatchObject({
      path: expect.stringContaining('~table~'),
      notePreferences: null,
    });
    expect(route('/produkte?view=cards', { 'geven-user': table })).toMatchObject({
      path: expect.stringContaining('~cards~'),
      notePreferences: { listingView: 'cards' },
    });
    expect(route('/produkte?view=pie')).toMatchObject({
      path: expect.stringContaining('~cards~'),
      notePreferences: null,
    });
    expect(route('/einkaufswagen?view=table')).toMatchObject({ notePreferences: null });
  });

  it('searches under a word of each language, and a blank search does nothing (RT-16, SR-01)', () => {
    for (const path of ['/search', '/zoek', '/suche']) {
      expect(route(`${path}?q=oak`)).toMatchObject({
        isCached: false,
        path: expect.stringMatching(/\/listing-live\/.*oak/),
      });
      const blank = route(`${path}?q=%20`, { locale: 'de' });
      if (blank.kind === 'rewrite') expect(blank.path).toBe('/de/incl/listing/_/_/v~relevance~1~18~cards~');
    }
    expect(route('/zoek?q=eiken', { locale: 'de' })).toEqual({ kind: 'redirect', path: '/suche?q=eiken' });
  });

  it('leads an internal or unknown address to the missing page (RT-32)', () => {
    for (const path of ['/de/incl/cart', '/de', '/nope', '/produkte/a/b/c/d/e/f']) {
      expect(route(path), path).toMatchObject({ path: '/de/incl/missing' });
    }
  });

  it('renders carts and checkout for each visitor', () => {
    expect(route('/cart')).toMatchObject({ isCached: false });
    expect(route('/checkout/confirm')).toMatchObject({ path: '/de/incl/checkout/confirm', isCached: false });
  });
});

describe('what is asked before a request is answered', () => {
  it('is the redirect of a search, wherever the search form leads (SR-04)', () => {
    for (const path of ['/suche', '/zoek', '/search', '/produkte', '/product']) {
      expect(route(`${path}?q=%20AGB%20`), path).toMatchObject({ lookup: { kind: 'search', term: 'AGB' } });
    }
    for (const path of ['/suche', '/suche?q=%20', '/produkte/terrasse?q=agb', '/einkaufswagen?q=agb']) {
      expect(route(path), path).toMatchObject({ lookup: null });
    }
  });

  it('is the product of a barcode, in every language; an unknown one shows that there is no such product (RT-07)', () => {
    for (const locale of ['nl', 'en', 'de']) {
      expect(route('/produkte/barcode/4006381333931', { locale })).toEqual(
        expect.objectContaining({
          path: `/${locale}/incl/product/0/-`,
          isCached: true,
          lookup: { kind: 'barcode', barcode: '4006381333931' },
        }),
      );
    }
    expect(route('/producten/barcode')).toMatchObject({ lookup: null });
  });
});

describe('a visitor with prices of their own', () => {
  const cookies = { 'geven-user': JSON.stringify({ currentPricelist: { id: 7 } }) };

  it('never shares the page that everybody sees, where prices are shown (AU-19)', () => {
    for (const path of ['/', '/produkte', '/produkte/lerche/37', '/producten/__specie.larch-european', '/t/terms']) {
      expect(route(path, cookies)).toMatchObject({ isCached: false, path: expect.stringContaining('-live') });
    }
  });

  it('gives the others theirs from the cache', () => {
    const standard = { 'geven-user': JSON.stringify({ currentPricelist: { id: 1 } }) };
    for (const path of ['/', '/produkte', '/produkte/lerche/37', '/t/terms']) {
      expect(route(path, standard)).toEqual(route(path));
      expect(route(path, standard)).toMatchObject({ isCached: true });
    }
  });
});

describe('the page of a story', () => {
  it('is in the language of the visitor, under one internal path (RT-19, RT-23, RT-24)', () => {
    expect(route('/t/terms', { locale: 'nl' })).toMatchObject({ path: '/nl/incl/story/t=2Fterms/-.1.-' });
    // What a form on it asks is for one visitor.
    for (const query of ['zip=47574', 'thickness=32&width=118']) {
      expect(route(`/t/terms?${query}`)).toMatchObject({
        path: '/de/incl/story-live/t=2Fterms/-.1.-',
        isCached: false,
      });
    }
    expect(route('/t/terms?thickness=32')).toMatchObject({ isCached: true });
  });

  it('says which language its address is in, and is shown under the own word of a visitor who chose one (RT-26, RT-33)', () => {
    expect(route('/blog/lariks')).toMatchObject({ kind: 'rewrite', locale: 'nl', noteLocale: 'nl' });
    expect(route('/blog/lariks?a=1', { locale: 'en' })).toEqual({ kind: 'redirect', path: '/blog/larch?a=1' });
    expect(route('/t/wissensdatenbank', { locale: 'nl' })).toEqual({ kind: 'redirect', path: '/t/kennisbank' });
    expect(route('/t/kennisbank', { locale: 'en' })).toMatchObject({ kind: 'rewrite', locale: 'en' });
  });

  it('is missing in a language that it does not exist in', () => {
    expect(route('/s/nur-deutsch')).toMatchObject({ locale: 'de' });
    expect(route('/s/nur-deutsch', { locale: 'en' })).toMatchObject({ path: '/en/incl/missing' });
    expect(route('/s/unbekannt')).toMatchObject({ path: '/de/incl/missing', isCached: true });
  });
});

describe('pages of a customer', () => {
  const customer = { 'odoo-user': '{"id":7}', locale: 'en' };

  it('lead guests to the login in their language, and are remembered (GR-03) (AU-14) (CK-03)', () => {
    expect(route('/dashboard/data', { locale: 'nl' })).toEqual({
      kind: 'redirect',
      path: '/inloggen',
      cookies: [expect.stringMatching(/^intentRoute=dashboardData; /)],
    });
    expect(route('/my-account')).toMatchObject({
      path: '/einloggen',
      cookies: [expect.stringContaining('intentRoute=myAccount;')],
    });
    expect(route('/dashboard/orders?order=42')).toMatchObject({
      path: '/einloggen',
      cookies: [expect.stringContaining('intentRoute=dashboardOrders.42;')],
    });
  });

  it('are shown to who has the mark of a login, which lives on with them (GR-04) (RT-29)', () => {
    for (const child of ['home', 'orders', 'quotations', 'invoices', 'orderhistory', 'data']) {
      expect(route(`/dashboard/${child}`, customer)).toMatchObject({
        path: `/en/incl/dashboard/${child}`,
        isCached: false,
        loggedIn: customer['odoo-user'],
      });
    }
    expect(route('/login', customer)).toMatchObject({ path: '/en/incl/login', loggedIn: null });
  });

  it('have one address each: the others lead there (RT-22) (RT-29)', () => {
    expect(route('/my-account', customer)).toMatchObject({ kind: 'redirect', path: '/dashboard/home' });
    expect(route('/dashboard', customer)).toMatchObject({ kind: 'redirect', path: '/dashboard/home' });
    expect(route('/dashboard/preferences', customer)).toMatchObject({ path: '/dashboard/Preferences' });
    expect(route('/dashboard/Preferences', customer)).toMatchObject({ path: '/en/incl/dashboard/preferences' });
  });
});

describe('the token of a link in a mail', () => {
  const token = 'a'.repeat(43);

  it('leaves the address at once, for a cookie that no script sees (AU-11)', () => {
    expect(route(`/forgot-password/new-password?locale=nl&token=${token}`)).toEqual({
      kind: 'redirect',
      path: '/forgot-password/new-password?locale=nl',
      cookies: [`new-password-link=${token}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`],
      isSecret: true,
    });
    expect(route(`/register/confirm?token=${token}`)).toMatchObject({ path: '/register/confirm' });
  });

  it('is no cookie that somebody else wrote', () => {
    expect(route('/register/confirm?token=x;%20session=y')).toEqual({
      kind: 'redirect',
      path: '/register/confirm',
      cookies: [],
      isSecret: true,
    });
  });

  it('opens an order in the words of its mail, each order with a cookie of its own (DB-08)', () => {
    expect(route(`/bestelling/107312?accessToken=${token}`)).toEqual({
      kind: 'redirect',
      path: '/bestelling/107312',
      cookies: [`order-link-107312=${token}; Max-Age=3600; Path=/; HttpOnly; SameSite=Lax`],
      isSecret: true,
    });
    // The token is gone before the language is changed.
    expect(route(`/bestellung/107312?accessToken=${token}`, { locale: 'en' })).toMatchObject({
      path: '/bestellung/107312',
    });
    expect(route('/bestellung/107312', { locale: 'en' })).toEqual({ kind: 'redirect', path: '/order/107312' });
    expect(route('/order/107312')).toMatchObject({ kind: 'rewrite', path: '/en/incl/order/107312', isCached: false });
    expect(route('/order/107312?accessToken=x')).toMatchObject({ path: '/order/107312', cookies: [] });
  });

  it('shows no order without a number of one (DB-08)', () => {
    for (const path of ['/order', '/order/', '/order/0', '/order/1e3', '/order/-1', '/order/1234567890', '/order/1/2'])
      expect(route(path), path).toMatchObject({ kind: 'rewrite', isMissing: true });
  });
});
