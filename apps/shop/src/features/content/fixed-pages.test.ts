import { expect, it } from 'vitest';
import { fixedPages } from './fixed-pages';

it('tells search of terms, privacy statement and product information in every language', () => {
  const pages = fixedPages();
  expect(pages.map(({ en }) => en.path)).toEqual(
    expect.arrayContaining(['/t/terms', '/t/privacy', '/t/imp-product-info']),
  );
  for (const page of pages) {
    for (const { title, intro, headings } of [page.nl, page.en, page.de]) {
      expect(title && intro).toBeTruthy();
      expect(intro).not.toContain('{{');
      expect(headings.length).toBeGreaterThan(0);
    }
  }
  expect(pages[0]?.nl.title).not.toBe(pages[0]?.de.title);
});
