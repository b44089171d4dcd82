import type { Locale } from '@geven/timber';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPage, ContentTexts } from '../ports/content-source';
import { type ContentSearch, createContentSearch } from './search-content';

const texts = (path: string, title: string, more: Partial<ContentTexts> = {}): ContentTexts => ({
  kind: 'KNOWLEDGE',
  path,
  title,
  intro: '',
  description: '',
  headings: [],
  body: [],
  ...more,
});

const PAGES: ContentPage[] = [
  {
    nl: texts('/t/voorwaarden', 'Algemene voorwaarden', { kind: 'PAGE' }),
    en: texts('/t/terms', 'Terms and conditions', { kind: 'PAGE', intro: 'What holds for orders.' }),
    de: texts('/t/agb', 'Allgemeine Geschäftsbedingungen', { kind: 'PAGE', headings: ['Lieferung'] }),
  },
  {
    nl: texts('/t/regelafstand', 'Regelafstand: hoeveel een plank draagt', { body: ['Twee schroeven per kruising.'] }),
    en: texts('/t/joist-spacing', 'Joist spacing: how far a board spans', { body: ['Two screws per crossing.'] }),
    de: texts('/t/lagerholzabstand', 'Lagerholzabstand: wie viel die Diele trägt', {
      headings: ['Zwei Schrauben je Kreuzung'],
      body: ['Bei 40 m² also viele.'],
    }),
  },
  {
    nl: texts('/t/schroeven', 'Schroeven en clips', { description: 'Hoe diep u voorboort.' }),
    en: texts('/t/screws', 'Screws and clips', { intro: 'Joists of softwood split less.' }),
    de: texts('/t/schrauben', 'Schrauben und Clips', { body: ['Ein Lagerholz aus Nadelholz reißt seltener.'] }),
  },
  { de: texts('/blog/laerche', 'Lärche oder Douglasie?', { kind: 'BLOG', body: ['Beide vergrauen.'] }) },
];

describe('search over the pages of the shop (SR-02)', () => {
  let search: ContentSearch;
  const paths = (term: string, locale: Locale) => search(term, locale).map(({ path }) => path);
  beforeAll(async () => {
    search = await createContentSearch(PAGES);
  });

  it('finds them by title in any language and answers in the language of the visitor', () => {
    expect(search('voorwaarden', 'en')).toEqual([
      { kind: 'PAGE', path: '/t/terms', title: 'Terms and conditions', intro: 'What holds for orders.' },
    ]);
    expect(paths('Geschäftsbedingungen', 'nl')).toEqual(['/t/voorwaarden']);
  });

  it('finds them by heading, text and description, and by the beginning of a word', () => {
    expect(paths('lieferung', 'de')).toEqual(['/t/agb']);
    expect(paths('kruising', 'nl')).toEqual(['/t/regelafstand']);
    expect(paths('voorboren', 'nl')).toEqual([]);
    expect(paths('voorboort', 'nl')).toEqual(['/t/schroeven']);
    expect(paths('condit', 'en')).toEqual(['/t/terms']);
    expect(paths('40 m2', 'de')).toEqual(['/t/lagerholzabstand']);
  });

  it('puts what a page is about before what it mentions', () => {
    expect(paths('schrauben', 'de')).toEqual(['/t/schrauben', '/t/lagerholzabstand']);
    expect(paths('joists', 'en')).toEqual(['/t/joist-spacing', '/t/screws']);
  });

  it('knows other forms, parts of compounds in either order, and typos', () => {
    expect(paths('schroef', 'nl')).toContain('/t/schroeven');
    expect(paths('Abstand Lagerholz', 'de')[0]).toBe('/t/lagerholzabstand');
    expect(paths('Schraubenkreuzung', 'de')).toEqual(['/t/lagerholzabstand']);
    expect(paths('Douglasei', 'de')).toEqual(['/blog/laerche']);
    expect(paths('laerche', 'de')).toEqual(['/blog/laerche']);
  });

  it('leaves out what only makes a question of it, and what answers too little of it', () => {
    expect(paths('wie viele Schrauben brauche ich', 'de')[0]).toBe('/t/schrauben');
    expect(paths('Schrauben Gartenzwerg Lampion Zelt', 'de')).toEqual([]);
  });

  it('finds nothing that is missing in the language', () => {
    expect(paths('Douglasie', 'de')).toEqual(['/blog/laerche']);
    expect(paths('Douglasie', 'nl')).toEqual([]);
    expect(paths('Douglasie', 'en')).toEqual([]);
  });

  it('finds none for sizes and for nothing (SR-01)', () => {
    for (const term of ['22x145', 'lieferung 22x145', '4 meter', '', '  ', '🌲', '-', '\u0000']) {
      expect(search(term, 'de'), term).toEqual([]);
    }
  });

  it('shows six at most, and none where there is none', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ en: texts(`/t/${index}`, `Oak ${index}`) }));
    expect((await createContentSearch(many))('oak', 'en')).toHaveLength(6);
    expect((await createContentSearch([]))('oak', 'en')).toEqual([]);
  });
});
