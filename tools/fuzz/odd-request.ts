import fc from 'fast-check';
import { graphqlBody, graphqlQuery } from './odd-graphql.ts';
import { oddNumber, oddText, wellFormed } from './odd-values.ts';

/** One request that the fuzzer sends. */
export interface OddRequest {
  readonly target: 'shop' | 'api';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** Whether it comes from the shop's own pages, as a browser says. */
  readonly isOwnOrigin: boolean;
  /** Which of the fuzzer's visitors sends it; null for somebody without a session. */
  readonly visitor: number | null;
}

const MAX_ADDRESS = 8000;

/** How many visitors have carts of their own. */
export const VISITORS = 3;

const PAGES = [
  ...['', 'produkte', 'producten', 'products', 'product', 'suche', 'zoek', 'search', 'vergleichen', 'compare'],
  ...['einkaufswagen', 'winkelwagen', 'cart', 'checkout/address', 'checkout/payment', 'checkout/confirm'],
  ...['checkout/success', 't/terms', 't/privacy', 't/imp-product-info', 'produkte/terrassendielen', 'produkte/bretter'],
  ...[
    'produkte/barcode',
    'produkte/x',
    'produkte/x/37',
    'product/x/266',
    'produkte/product',
    'robots.txt',
    'sitemap.xml',
  ],
  ...[
    'de/incl',
    'nl/excl/product/37/x',
    '_next/static',
    '_next/data/x',
    '_next/image',
    'fonts',
    'pictures',
    'favicon.ico',
  ],
  ...['api', 'api/health', 'api/redirects', 'api/content', 'api/revalidate', 'api/graphql', 'api/preferences'],
  ...['api/pictures/37/1.webp', 'api/pictures', 'api/sections/25x145.svg', 'api/sections', 'api/downloads/1/a.pdf'],
];
const QUERY_NAMES = [
  ...['q', 'sort', 'page', 'itemsPerPage', 'view', '_storyblok', 'ids', 'variant', 'finishing', 'surface_finishing'],
  ...['length', 'width', 'area', 'waste', 'length2', 'width2', 'pieces[37]', 'product', 'url', 'w', 'documentId'],
  ...['variables', 'size', 'locale', '_rsc'],
];
const FILTERS = ['specie', 'thickness', 'width', 'profile', 'application', 'finishing', 'quality', 'tagging'];
const VALUES = [
  'larch-european',
  'oak',
  'till-28',
  '150-and-more',
  'smooth',
  'terrace',
  '28',
  'thickness,ASC',
  'cards',
];

/** Forms that the shop takes, with the names of their fields. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'api/cart/add': ['locale', 'path', 'product', 'pieces[1]', 'pieces[2165]', 'finishing', 'surface_finishing'],
  'api/cart/line': ['locale', 'lineId', 'pieces', 'action'],
  'api/cart/sample': ['locale', 'product', 'path'],
  'api/cart/clear': ['locale'],
  'api/cart/delivery': ['locale', 'countryCode', 'zip'],
  'api/checkout/address': [
    ...['locale', 'email', 'phone', 'name', 'companyName', 'vat', 'street', 'street2', 'zip', 'city', 'countryId'],
    ...['askedStreet', 'billingDiffers', 'billing.name', 'billing.zip', 'billing.countryId', 'billing.vat'],
  ],
  'api/checkout/payment': ['locale', 'providerId', 'isTermsAccepted', 'isProductInfoRead', 'isDeliveryCostAccepted'],
  'api/checkout/order': ['locale', 'clientKey', 'version'],
  'api/preferences': ['locale', 'vat', 'path', 'name', 'value'],
  'api/revalidate': ['secret', 'tags'],
};
const PLAUSIBLE = [
  'de',
  'nl',
  'on',
  'remove',
  'DE',
  '50667',
  '276',
  '/produkte',
  'Am Hafen 1',
  'a@example.com',
  '1',
  '3',
];

const value = fc.oneof(fc.constantFrom(...VALUES), oddNumber.map(String), oddText);
const field = fc.oneof(fc.constantFrom(...PLAUSIBLE), value);

const segment = fc.oneof(
  { weight: 3, arbitrary: oddText.map(escaped) },
  { weight: 2, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber.map(String) },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...FILTERS), value), { minLength: 1, maxLength: 6 })
      .map((filters) => filters.map(([name, chosen]) => `__${name}.${escaped(chosen)}`).join('')),
  },
);

const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...QUERY_NAMES), oddText), value, fc.boolean()), { maxLength: 5 })
  .map((pairs) =>
    pairs
      .map(([name, text, isEscaped]) => (isEscaped ? `${escaped(name)}=${escaped(text)}` : `${name}=${text}`))
      .join('&'),
  );

const path = fc
  .tuple(fc.constantFrom(...PAGES), fc.array(segment, { maxLength: 3 }), query)
  .map(([page, more, asked]) => sendable(`/${[page, ...more].join('/')}${asked ? `?${asked}` : ''}`));

const headers = fc.dictionary(
  fc.constantFrom(
    ...['accept-language', 'cookie', 'range', 'if-none-match', 'if-modified-since', 'x-forwarded-for', 'rsc', 'accept'],
    ...['x-forwarded-host', 'x-forwarded-proto', 'next-router-state-tree', 'next-router-prefetch', 'next-action'],
    ...['x-middleware-subrequest', 'x-request-id', 'user-agent', 'referer', 'accept-encoding', 'authorization', 'host'],
    ...['x-forwarding-secret', 'x-http-method-override', 'sec-fetch-site', 'content-encoding'],
  ),
  fc.oneof(
    fc.constantFrom('1', 'de', 'nl', 'en', '*/*', 'locale=nl', 'geven-user=%7B', 'session=garbage; has-session=1'),
    oddText.map((text) => text.slice(0, 2000)),
  ),
  { maxKeys: 3 },
);

const sender = fc.record({
  isOwnOrigin: fc.nat(4).map((chance) => chance > 0),
  visitor: fc.option(fc.nat(VISITORS - 1)),
  headers: headers.map((all) =>
    Object.fromEntries(Object.entries(all).map(([name, text]) => [name, headerSafe(text)])),
  ),
});

const page = fc.record({
  target: fc.constantFrom('shop' as const, 'shop' as const, 'shop' as const, 'api' as const),
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('GET') },
    { weight: 2, arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE') },
  ),
  path,
  body: fc.constant(null),
});

const form = fc.constantFrom(...Object.keys(FORMS)).chain((action) =>
  fc.record({
    target: fc.constant('shop' as const),
    method: fc.constant('POST'),
    path: fc.constant(`/${action}`),
    body: fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...(FORMS[action] ?? ['locale'])), oddText), field), { maxLength: 12 })
      .map((fields) => new URLSearchParams(fields).toString()),
  }),
);

const FORM_TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
];
const JSON_TYPES = ['application/json', 'application/json', 'application/json', 'application/graphql', 'text/plain'];

const withType = (types: readonly string[]) => fc.constantFrom(...types).map((type) => ({ 'content-type': type }));

const graphql = fc.record({
  target: fc.constantFrom('shop' as const, 'api' as const),
  method: fc.constant('POST'),
  path: fc.constant('/api/graphql'),
  body: graphqlBody,
});

const graphqlByAddress = fc.record({
  target: fc.constantFrom('shop' as const, 'api' as const),
  method: fc.constant('GET'),
  path: graphqlQuery.map((asked) => sendable(`/api/graphql?${asked}`)),
  body: fc.constant(null),
});

/** Any request of the kinds that a shop on the network gets. */
export const oddRequest: fc.Arbitrary<OddRequest> = fc.oneof(
  { weight: 5, arbitrary: requestOf(page, fc.constant({})) },
  { weight: 3, arbitrary: requestOf(form, withType(FORM_TYPES)) },
  { weight: 4, arbitrary: requestOf(graphql, withType(JSON_TYPES)) },
  { weight: 1, arbitrary: requestOf(graphqlByAddress, fc.constant({})) },
);

function requestOf(
  what: fc.Arbitrary<Pick<OddRequest, 'target' | 'method' | 'path' | 'body'>>,
  type: fc.Arbitrary<Record<string, string>>,
): fc.Arbitrary<OddRequest> {
  return fc.tuple(what, sender, type).map(([asked, from, typed]) => ({
    ...asked,
    ...from,
    headers: { ...from.headers, ...typed },
  }));
}

function escaped(text: string): string {
  return encodeURIComponent(wellFormed(text));
}

/**
 * What Node lets through to the wire: everything else is escaped. Whoever sends more than Node's 16 kB of headers is hung
 * up on, often before the answer has come: nothing to judge.
 */
function sendable(address: string): string {
  return address
    .replace(/[^\u0021-\u00ff]/gu, (letter) => encodeURIComponent(wellFormed(letter)))
    .slice(0, MAX_ADDRESS);
}

function headerSafe(text: string): string {
  return text.replace(/[^\t\u0020-\u007e\u0080-\u00ff]/gu, '?');
}
