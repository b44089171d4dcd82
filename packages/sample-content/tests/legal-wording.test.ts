import { fileURLToPath } from 'node:url';
import { type LoadedTree, loadTree } from '@geven/story-delivery/load-tree';
import { beforeAll, describe, expect, it } from 'vitest';

// Sentences that the law asks for, word by word: a change of one must be meant.
const LANGUAGES = ['de', 'nl', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

describe('what the law asks to be said', () => {
  let tree: LoadedTree;
  beforeAll(async () => {
    tree = await loadTree(fileURLToPath(new URL('..', import.meta.url)));
  });

  /** Every word of a story in a language. */
  function textOf(slug: string, language: Language): string {
    const story = tree.stories.find(({ full_slug }) => full_slug === slug);
    if (!story) throw new Error(`There is no story ${slug}`);
    return words(story.content, language).join(' ');
  }

  it('excludes withdrawal in the words of the statutes, and never for what is only out of stock', () => {
    const [german, dutch, english] = LANGUAGES.map((language) => textOf('t/terms', language));
    expect(dutch).toContain('niet geprefabriceerd');
    expect(dutch).toContain('op basis van uw individuele keuze of beslissing');
    expect(english).toContain('made on the basis of an individual choice or decision by you');
    expect(german).toContain(
      'für deren Herstellung eine individuelle Auswahl oder Bestimmung durch Sie maßgeblich ist',
    );
    expect(dutch).toMatch(/langere levertijd heeft, beperkt uw herroepingsrecht niet/);
    expect(english).toMatch(/longer delivery time, this does not limit your right of withdrawal/);
    expect(german).toMatch(/längere Lieferzeit hat, schränkt Ihr Widerrufsrecht nicht ein/);
  });

  it('says in notice, terms and privacy statement that contracts are withdrawn from online too (LG-04)', () => {
    const buttons = { de: 'Vertrag widerrufen', nl: 'Overeenkomst hier herroepen', en: 'Withdraw from contract here' };
    for (const language of LANGUAGES)
      for (const slug of ['t/widerruf', 't/terms']) expect(textOf(slug, language)).toContain(buttons[language]);
    expect(textOf('t/privacy', 'de')).toContain('Die Widerrufsfunktion fragt nach Name, Bestellnummer');
    expect(JSON.stringify(tree.stories)).not.toContain('only_with');
  });

  it('makes an offer of the click on the button alone', () => {
    expect(textOf('t/terms', 'de')).toContain('noch kein rechtlich bindendes Angebot');
    expect(textOf('t/terms', 'nl')).toContain('nog geen bindend aanbod');
    expect(textOf('t/terms', 'en')).toContain('not yet a legally binding offer');
  });

  it('says in German that no conciliation body is used (VSBG § 36)', () => {
    expect(textOf('t/impressum', 'de')).toMatch(/Verbraucherschlichtungsstelle/);
  });

  it('claims of the range what the sample range holds (CT-36)', () => {
    const claims = LANGUAGES.map((language) => textOf('home', language));
    expect(claims[0]).toMatch(/5\.000\+[\s\S]*1\.000\+/);
    expect(claims[1]).toMatch(/5\.000\+[\s\S]*1\.000\+/);
    expect(claims[2]).toMatch(/5000\+ boards[\s\S]*1000\+ beams/i);
  });
});

/** Texts of a value in a language, those that are not translated included. */
function words(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).filter(([name]) => !name.includes('__i18n__'));
  return entries.flatMap(([name, own]) => {
    const translated = (value as Record<string, unknown>)[`${name}__i18n__${language}`];
    return words(language === 'de' ? own : (translated ?? own), language);
  });
}
