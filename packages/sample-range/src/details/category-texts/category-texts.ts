import { type CategoryRecord, type CategoryTextRecord, type Localized, perLocale } from '@geven/catalogue-records';
import { BASE_CATEGORY_TEXTS } from './base-category-texts';

interface CategoryText {
  category: string;
  /** In the order of the alphabet. */
  combination: string[];
  title: Localized<string>;
  html: Localized<string>;
}

const TEXTS: CategoryText[] = [
  {
    category: 'decking',
    combination: ['specie=larch-european'],
    title: { nl: 'Vlonderplanken lariks', en: 'Larch decking', de: 'Terrassendielen Lärche' },
    html: {
      nl: '<p>Lariks is het klassieke naaldhout voor een terras dat mag vergrijzen. Zorg voor afschot en lucht eronder: klasse 3–4 houdt niet van stilstaand water.</p>',
      en: '<p>Larch is the classic softwood for a deck that may turn grey. Give it a fall and air from below: class 3–4 does not like standing water.</p>',
      de: '<p>Lärche ist das klassische Nadelholz für eine Terrasse, die vergrauen darf. Sorgen Sie für Gefälle und Luft von unten: Klasse 3–4 verträgt kein stehendes Wasser.</p>',
    },
  },
  {
    category: 'decking',
    combination: ['specie=bangkirai'],
    title: { nl: 'Vlonderplanken bangkirai', en: 'Bangkirai decking', de: 'Terrassendielen Bangkirai' },
    html: {
      nl: '<p>Bangkirai is hard en slijtvast. Kleine gaatjes van insecten in het verse hout horen bij deze houtsoort en breiden zich niet uit.</p>',
      en: '<p>Bangkirai is hard and wears well. Pinholes from insects in the green wood are part of this species and do not spread.</p>',
      de: '<p>Bangkirai ist hart und verschleißfest. Kleine Fraßgänge von Frischholzinsekten gehören zu dieser Holzart und breiten sich nicht aus.</p>',
    },
  },
  {
    category: 'decking',
    combination: ['profile=grooved', 'specie=bangkirai'],
    title: {
      nl: 'Vlonderplanken bangkirai, gegroefd',
      en: 'Grooved bangkirai decking',
      de: 'Terrassendielen Bangkirai, gerillt',
    },
    html: {
      nl: '<p>Met groeven aan één kant: u legt de plank zoals u hem mooier vindt. <em>Groeven maken een natte plank niet stroever</em>, ze houden wel vuil vast: veeg ze schoon.</p>',
      en: '<p>Grooved on one side: lay whichever face you prefer. <em>Grooves do not make a wet board less slippery</em>, and they hold dirt: sweep them clean.</p>',
      de: '<p>Einseitig gerillt: Verlegen Sie die Diele so, wie sie Ihnen besser gefällt. <em>Rillen machen eine nasse Diele nicht rutschfester</em> und halten Schmutz: regelmäßig fegen.</p>',
    },
  },
  {
    category: 'cladding',
    combination: ['specie=wrc'],
    title: {
      nl: 'Gevelbekleding van western red cedar',
      en: 'Western red cedar cladding',
      de: 'Fassadenholz aus Western Red Cedar',
    },
    html: {
      nl: '<p>Licht, maatvast en zonder behandeling duurzaam. Gebruik rvs schroeven: gewoon staal geeft zwarte strepen.</p>',
      en: '<p>Light, stable and durable without treatment. Use stainless steel screws: ordinary steel leaves black streaks.</p>',
      de: '<p>Leicht, formstabil und ohne Behandlung dauerhaft. Edelstahlschrauben verwenden: Gewöhnlicher Stahl hinterlässt schwarze Streifen.</p>',
    },
  },
  {
    category: 'rhombus',
    combination: ['specie=larch-european'],
    title: { nl: 'Rhombusprofielen van lariks', en: 'Larch rhombus profiles', de: 'Rhombusprofile aus Lärche' },
    html: {
      nl: '<p>Open voegen van 6 mm laten de gevel drogen. Erachter hoort een uv-bestendige folie en een spouw van minstens 20 mm.</p>',
      en: '<p>Open joints of 6 mm let the façade dry. They call for a UV-resistant membrane behind them and a cavity of at least 20 mm.</p>',
      de: '<p>Offene Fugen von 6 mm lassen die Fassade trocknen. Dahinter gehören eine UV-beständige Bahn und mindestens 20 mm Hinterlüftung.</p>',
    },
  },
  {
    category: 'boards',
    combination: ['application=fence'],
    title: { nl: 'Planken voor schuttingen', en: 'Boards for fences', de: 'Bretter für Zäune' },
    html: {
      nl: '<p>Houd de onderste plank 5 cm vrij van de grond: wat kan opdrogen, rot veel minder snel.</p>',
      en: '<p>Keep the lowest board 5 cm clear of the ground: wood that can dry out rots far more slowly.</p>',
      de: '<p>Halten Sie das unterste Brett 5 cm vom Boden frei: Was abtrocknen kann, fault viel langsamer.</p>',
    },
  },
  {
    category: 'beams',
    combination: ['application=veranda', 'specie=douglas'],
    title: {
      nl: 'Balken van douglas voor een overkapping',
      en: 'Douglas fir beams for a veranda',
      de: 'Balken aus Douglasie für die Terrassenüberdachung',
    },
    html: {
      nl: '<p>Zet palen op een paalhouder, nooit in de grond. Droogscheuren horen bij massief hout en zijn geen gebrek.</p>',
      en: '<p>Stand posts on a post base, never in the ground. Drying checks are part of solid wood and no defect.</p>',
      de: '<p>Stellen Sie Pfosten auf Pfostenträger, nie in den Boden. Trockenrisse gehören zu massivem Holz und sind kein Mangel.</p>',
    },
  },
];

/** The texts of listings in the sample. */
export function sampleCategoryTexts(categories: readonly CategoryRecord[]): CategoryTextRecord[] {
  return [...TEXTS, ...BASE_CATEGORY_TEXTS.map((text) => ({ ...text, combination: [] }))].map(
    ({ category, combination, title, html }) => {
      const id = categories.find(({ key }) => key === category)?.id;
      if (id === undefined) throw new Error(`The sample has no category ${category}`);
      return {
        categoryId: id,
        combination,
        texts: perLocale((locale) => ({ title: title[locale], html: html[locale] })),
      };
    },
  );
}
