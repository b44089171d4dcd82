import type { TemplateRecord } from '@geven/catalogue-records';
import { LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { sampleRecords } from './sample-catalogue';

const { templates, attributeValues, species } = sampleRecords();
const timber = templates.filter(({ specie }) => specie !== null);
const named = new Map(attributeValues.map(({ attribute, slug, texts }) => [`${attribute} ${slug}`, texts]));
const byItemNumber = new Map(templates.map((template) => [template.itemNumber, template]));

const sentencesOf = (text: string): string[] =>
  text
    .replace(/<[^>]+>/g, ' ')
    // A figure such as 1.80 ends no sentence.
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Everything that a product's page says in sentences of its own. */
function pageOf({ texts, details, specie }: TemplateRecord, locale: Locale): string[] {
  const { intro, html, description } = texts[locale];
  const { stockPopUp1, stockPopUp2, stockPopUp3 } = details.stockMessages?.[locale] ?? {};
  const warnings = details.safety.warnings.map((slug) => named.get(`warning ${slug}`)?.[locale].name);
  const cites = species.find(({ slug }) => slug === specie)?.texts[locale].cites;
  return [intro, html ?? description, ...warnings, cites, stockPopUp1, stockPopUp2, stockPopUp3].flatMap((text) =>
    sentencesOf(text ?? ''),
  );
}

const textOf = (itemNumber: string, locale: Locale) => {
  const texts = byItemNumber.get(itemNumber)?.texts[locale];
  return `${texts?.intro} ${texts?.description}`;
};

describe('timberTexts', () => {
  it('build a description from species, profile, use and figures of the size (PD-38)', () => {
    expect(textOf('DS-LAR-027143-GR', 'de')).toBe(
      'Terrassendiele aus europäischer Lärche, einseitig gerillt, 27 × 143 mm, technisch getrocknet. ' +
        'Honig- bis rötlichbraun mit lebhafter Maserung und festen Ästen; ohne Anstrich vergraut das Holz in ein bis zwei ' +
        'Jahren silbern. Etwas Harz und feine Trockenrisse gehören zur Lärche. Eine Seite ist gerillt, die andere glatt: ' +
        'Sie wählen, welche zu sehen ist.\nKernholz Klasse 3–4: mit Gefälle, Luft von unten und offenen Fugen gut für die ' +
        'Terrasse, nicht für Erdkontakt. Für 10 m² brauchen Sie rund 68 lfm, bei 400 mm Achsabstand der Lagerhölzer etwa ' +
        '340 Schrauben 5,5 × 60 mm.',
    );
    expect(textOf('RH-OAK-027068-RH', 'en')).toContain(
      'Allow about 136 linear metres for 10 m² of façade and, with battens at 600 mm centres, about 230 screws of 4.5 × 60 mm.',
    );
  });

  it('say what the very size is bought for, and who lifts it', () => {
    expect(textOf('PB-OAK-018095-SQ', 'en')).toContain('A solid fence 1.80 m high takes 19 boards');
    expect(textOf('SB-OAK-032200-SN', 'en')).toContain('Three boards one on the other make a bed 0.60 m high;');
    expect(textOf('PB-OAK-040145-SQ', 'de')).toContain(
      'Drei Bretter mit 5 mm Fuge ergeben eine 45 cm tiefe Sitzfläche;',
    );
    expect(textOf('SM-AZO-150150-SN', 'de')).toContain('78,5 kg: Halten Sie Helfer oder Hebezeug bereit.');
    expect(textOf('SM-DOU-150150-SN', 'nl')).toContain('kg, til het met z’n tweeën.');
    expect(textOf('BT-DOU-028045-PL', 'en')).toMatch(/weighs about [\d.]+ kg\.$/);
  });

  it('tell how wood turns grey where it is used, and nothing of it where it is hidden', () => {
    expect(textOf('CL-WRC-020140-HL', 'en')).toContain('greys first on the weather side and last under the eaves');
    expect(textOf('SB-OAK-032200-SN', 'nl')).toContain('na twee winters grijs');
    expect(textOf('PM-OAK-090090-SQ', 'de')).toContain('unter einem Dach hält sich die Farbe viel länger');
    expect(textOf('BT-DOU-028045-PL', 'en')).not.toMatch(/grey|silver/);
  });

  it('never repeat a sentence on a page, in any language', () => {
    for (const template of timber) {
      for (const locale of LOCALES) {
        const sentences = pageOf(template, locale);
        expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
      }
    }
  });

  it('differ for every product, and beside its name for every size and profile of a family', () => {
    for (const template of timber) {
      const others = timber.filter(
        ({ id, family, colour }) => id !== template.id && family === template.family && colour === template.colour,
      );
      const alike = others.filter(({ texts }) => texts.nl.description === template.texts.nl.description);
      expect([template.itemNumber, ...alike.map(({ itemNumber }) => itemNumber)]).toEqual([template.itemNumber]);
    }
    for (const locale of LOCALES) {
      const descriptions = new Map<string, string>();
      for (const { itemNumber } of timber) {
        const description = textOf(itemNumber, locale);
        expect([itemNumber, descriptions.get(description)]).toEqual([itemNumber, undefined]);
        descriptions.set(description, itemNumber);
      }
    }
  });

  it('recommend ground contact only for durable wood', () => {
    const ground = (itemNumber: string) =>
      textOf(itemNumber, 'en').match(/(also|shorter-lived|not) in the ground/)?.[1];
    expect(ground('PM-PIN-090090-SQ')).toBe('also');
    expect(ground('PB-SPR-018095-SQ')).toBe('not');
    expect(ground('SM-OKA-100100-SN')).toBe('also');
    expect(ground('SM-AZO-100100-SN')).toBe('shorter-lived');
    expect(ground('DS-TAS-028145-SG')).toBe('not');
    expect(ground('DS-ACE-028145-SG')).toBe('also');
  });

  it('say nothing of treated wood that holds for its heartwood alone', () => {
    for (const { texts, details } of timber.filter(({ details }) => details.safety.useClass !== null)) {
      expect(texts.en.description).not.toContain('Heartwood');
      expect(texts.en.description).toContain(`Treated for use class ${details.safety.useClass}:`);
    }
  });

  it('say of robinia that it is finger-jointed, and of thick posts that they are glued', () => {
    expect(textOf('PM-ROB-090090-SQ', 'nl')).toContain('gevingerlast');
    expect(textOf('PM-OAK-120120-SQ', 'de')).toContain('aus Lamellen verleimt');
    expect(textOf('PM-OAK-090090-SQ', 'de')).not.toContain('verleimt');
  });
});
