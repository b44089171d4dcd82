import { describe, expect, it } from 'vitest';
import type { ContentPage, ContentTexts } from '../ports/content-source';
import { createContentSearch } from './search-content';

const page = (key: string, titles: [nl: string, en: string, de: string], ...headings: string[]): ContentPage => {
  const texts = (title: string): ContentTexts => ({ path: `/t/${key}`, title, intro: `${title}.`, headings });
  return { nl: texts(titles[0]), en: texts(titles[1]), de: texts(titles[2]) };
};

const search = createContentSearch([
  page('terms', ['Algemene voorwaarden', 'Terms and conditions', 'Allgemeine Geschäftsbedingungen'], 'Lieferung'),
  page('privacy', ['Privacyverklaring', 'Privacy statement', 'Datenschutzerklärung'], 'Cookies', 'Delivery'),
]);

describe('search over the pages of the shop', () => {
  it('finds them by title in any language and answers in the language of the visitor (SR-02)', () => {
    expect(search('voorwaarden', 'de')).toEqual([
      { path: '/t/terms', title: 'Allgemeine Geschäftsbedingungen', intro: 'Allgemeine Geschäftsbedingungen.' },
    ]);
    expect(search('Datenschutz', 'en').map(({ title }) => title)).toEqual(['Privacy statement']);
  });

  it('finds them by a heading and by the beginning of a word', () => {
    expect(search('lieferung', 'de').map(({ path }) => path)).toEqual(['/t/terms']);
    expect(search('cook', 'nl').map(({ path }) => path)).toEqual(['/t/privacy']);
  });

  it('finds none for wood, for sizes and for nothing (SR-01)', () => {
    for (const term of ['lärche', '22x145', 'lieferung 22x145', '4 meter', '', '  ', '🌲']) {
      expect(search(term, 'de'), term).toEqual([]);
    }
  });
});
