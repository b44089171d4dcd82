import { expect, it } from 'vitest';
import { robotsText } from './robots-text';
import { securityText } from './security-text';
import { productFileNumber } from './sitemap-files';

it('keeps crawlers from the API but for what pages show, and names the sitemap (RT-35)', () => {
  const lines = robotsText('localhost:3000').split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain('Allow: /api/pictures/');
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  expect(lines.filter((line) => line.startsWith('Disallow'))).toHaveLength(1);
});

it('names who hears about a weakness, for half a year', () => {
  const text = securityText(new Date('2026-11-23T10:00:00Z'));
  expect(text).toContain('Contact: mailto:shop@geven.example\n');
  expect(text).toContain('Expires: 2027-05-22T00:00:00.000Z\n');
});

it('knows the files of products by their names alone', () => {
  expect(productFileNumber('products-12.xml')).toBe(12);
  for (const name of ['products-0.xml', 'products-1.xml.gz', 'products-01.xml', 'content.xml']) {
    expect(productFileNumber(name), name).toBeNull();
  }
});
