import { expect, it } from 'vitest';
import { alternatesOf, routeAlternates } from '../routing/alternates';
import { sitemapIndex, urlEntries } from './sitemap-xml';

const board = alternatesOf((locale) => `/${locale}/7`);

it('has an entry of a page for each language, each with all of them and the default (RT-34, RT-35)', () => {
  const others =
    '<xhtml:link rel="alternate" hreflang="nl" href="http://localhost:3000/nl/7"/>' +
    '<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/en/7"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="http://localhost:3000/de/7"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/de/7"/>';
  const entryOf = (locale: string) => `<url><loc>http://localhost:3000/${locale}/7</loc>${others}</url>\n`;
  expect(urlEntries(board)).toBe(['nl', 'en', 'de'].map(entryOf).join(''));
  expect(urlEntries(board, ['en'])).toBe(entryOf('en'));
});

it('has one entry without languages of a page whose languages share an address', () => {
  expect(urlEntries(routeAlternates('terms'))).toBe('<url><loc>http://localhost:3000/t/terms</loc></url>\n');
});

it('escapes addresses', () => {
  expect(urlEntries(alternatesOf(() => `/a?b=1&c="<"`))).toContain('/a?b=1&amp;c=&quot;&lt;&quot;');
  expect(sitemapIndex(['http://x/?a&b'])).toContain('<loc>http://x/?a&amp;b</loc>');
});
