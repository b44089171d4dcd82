import { type CategoryRecord, type Localized, NO_MEDIA, perLocale, slugify } from '@geven/catalogue-records';
import { CATEGORY_DESCRIPTIONS } from './category-descriptions';
import { SAMPLE_FAMILIES } from './sample-families';
import { SAMPLE_SPECIES, type SampleSpecie } from './sample-species';
import { withinSentence } from './timber-names';

interface SampleCategory {
  key: string;
  name: Localized<string>;
  /** What the path is made of, where it is not the name. */
  path?: Localized<string>;
  children?: SampleCategory[];
}

/** Key of the category for decking of one species. */
export const deckingCategoryKey = (specie: string): string => `decking-${specie}`;

const plain = (key: string, nl: string, en: string, de: string): SampleCategory => ({
  key,
  name: { nl, en, de },
});

/** Decking of one species; the path keeps the order of what people type. */
function deckingOf({ slug, name, inTitle = name }: SampleSpecie): SampleCategory {
  const { nl, en, de } = inTitle;
  return {
    ...plain(
      deckingCategoryKey(slug),
      `Vlonderplanken ${withinSentence(nl, 'nl')}`,
      `${en} decking`,
      `Terrassendielen ${de}`,
    ),
    path: { nl: `${name.nl} vlonderplanken`, en: `${name.en} decking`, de: `${name.de} Terrassendielen` },
  };
}

const deckingSpecies = SAMPLE_SPECIES.filter(({ slug }) =>
  SAMPLE_FAMILIES.some(({ kind, species }) => kind === 'decking' && species.includes(slug)),
);

const SAMPLE_CATEGORY_TREE: SampleCategory[] = [
  {
    key: 'decking',
    name: { nl: 'Vlonderplanken', en: 'Decking', de: 'Terrassendielen' },
    children: [
      ...deckingSpecies.map(deckingOf),
      {
        key: 'decking-fixing',
        name: { nl: 'Bevestiging voor vlonders', en: 'Deck fixings', de: 'Terrassenbefestigung' },
      },
      {
        key: 'decking-substructure',
        name: { nl: 'Onderconstructie', en: 'Substructure', de: 'Unterkonstruktion' },
      },
    ],
  },
  {
    key: 'cladding',
    name: { nl: 'Gevelbekleding', en: 'Cladding', de: 'Fassadenholz' },
    children: [
      plain('channel-siding', 'Channelsiding', 'Channel siding', 'Profilbretter mit Schattenfuge'),
      plain('shiplap', 'Rabatdelen', 'Shiplap', 'Stufenfalzprofile'),
      plain('tongue-and-groove', 'Mes en groef', 'Tongue and groove', 'Nut und Feder'),
      plain('rhombus', 'Rhombusprofielen', 'Rhombus profiles', 'Rhombusprofile'),
      plain('bevel', 'Potdekseldelen', 'Bevel siding', 'Stülpschalungsbretter'),
      plain('cladding-battens', 'Latten voor gevels', 'Façade battens', 'Fassadenlatten'),
    ],
  },
  {
    key: 'boards',
    name: { nl: 'Planken', en: 'Boards', de: 'Bretter' },
    children: [
      plain('planed-boards', 'Geschaafde planken', 'Planed boards', 'Glattkantbretter'),
      plain('sawn-boards', 'Fijnbezaagde planken', 'Fine-sawn boards', 'Feinsägeraue Bretter'),
      plain('treated-boards', 'Geïmpregneerde planken', 'Treated boards', 'Imprägnierte Bretter'),
    ],
  },
  {
    key: 'beams',
    name: { nl: 'Balken en palen', en: 'Beams and posts', de: 'Balken und Pfosten' },
    children: [
      plain('planed-beams', 'Geschaafde balken en palen', 'Planed beams and posts', 'Gehobelte Kanthölzer und Pfosten'),
      plain('sawn-beams', 'Bezaagde balken en palen', 'Sawn beams and posts', 'Sägeraue Balken und Pfosten'),
      plain('laminated-beams', 'Gelamineerde palen', 'Laminated posts', 'Lamellierte Pfosten'),
    ],
  },
  {
    key: 'planed-to-order',
    name: { nl: 'Op bestelling geschaafd', en: 'Planed to order', de: 'Auf Bestellung gehobelt' },
  },
  {
    key: 'treated-wood',
    name: { nl: 'Geïmpregneerd hout', en: 'Treated wood', de: 'Imprägniertes Holz' },
  },
  {
    key: 'accessories',
    name: { nl: 'Accessoires', en: 'Accessories', de: 'Zubehör' },
    children: [
      {
        key: 'screws',
        name: { nl: 'Schroeven en clips', en: 'Screws and clips', de: 'Schrauben und Clips' },
      },
      {
        key: 'pedestals',
        name: { nl: 'Terrasdragers', en: 'Deck pedestals', de: 'Stelzlager' },
      },
      {
        key: 'oil-and-care',
        name: { nl: 'Olie en onderhoud', en: 'Oil and care', de: 'Öl und Pflege' },
      },
      {
        key: 'membranes',
        name: { nl: 'Folies en tape', en: 'Membranes and tape', de: 'Bahnen und Bänder' },
      },
      {
        key: 'fittings',
        name: { nl: 'Beslag en hoekprofielen', en: 'Fittings and corner profiles', de: 'Beschläge und Eckprofile' },
      },
    ],
  },
  {
    key: 'samples',
    name: { nl: 'Monsters', en: 'Samples', de: 'Muster' },
  },
  {
    key: 'sale',
    name: { nl: 'Aanbiedingen', en: 'Sale', de: 'Angebote' },
  },
];

function textsOf({ key, name, path = name }: SampleCategory): CategoryRecord['texts'] {
  const description = CATEGORY_DESCRIPTIONS[key];
  if (!description) throw new Error(`The category ${key} has no description`);
  return perLocale((locale) => ({
    name: name[locale],
    slug: slugify(path[locale]),
    description: firstSentence(description[locale]),
    seoTitle: name[locale],
    seoDescription: description[locale],
  }));
}

/** A point within a figure ends no sentence. */
const firstSentence = (text: string): string => text.replace(/\. .*$/, '.');

/** The navigation's tree, parents before their children, ids in that order. */
export const SAMPLE_CATEGORIES: CategoryRecord[] = [];

function add(category: SampleCategory, parentId: number | null): void {
  const id = SAMPLE_CATEGORIES.length + 1;
  SAMPLE_CATEGORIES.push({ id, parentId, key: category.key, sequence: id, media: NO_MEDIA, texts: textsOf(category) });
  for (const child of category.children ?? []) add(child, id);
}

for (const category of SAMPLE_CATEGORY_TREE) add(category, null);
