import type { CategoryRecord, Localized } from '../../ports/catalogue-source';
import { perLocale } from '../per-locale';
import { NO_MEDIA } from '../plain-details';
import { slugify } from '../slugify';
import { SAMPLE_FAMILIES } from './sample-families';
import { SAMPLE_SPECIES } from './sample-species';

interface SampleCategory {
  key: string;
  name: Localized<string>;
  description: Localized<string>;
  children?: SampleCategory[];
}

/** Key of the category for decking of one species. */
export const deckingCategoryKey = (specie: string): string => `decking-${specie}`;

const plain = (key: string, nl: string, en: string, de: string): SampleCategory => ({
  key,
  name: { nl, en, de },
  description: {
    nl: `${nl} in veel lengtes, met prijs per meter en per stuk.`,
    en: `${en} in many lengths, with prices per metre and per piece.`,
    de: `${de} in vielen Längen, mit Preis pro Meter und pro Stück.`,
  },
});

const supplies = (key: string, nl: string, en: string, de: string): SampleCategory => ({
  key,
  name: { nl, en, de },
  description: {
    nl: `${nl} die bij ons buitenhout passen.`,
    en: `${en} to go with our outdoor timber.`,
    de: `${de}, passend zu unserem Holz für außen.`,
  },
});

const deckingSpecies = SAMPLE_SPECIES.filter(({ slug }) =>
  SAMPLE_FAMILIES.some(({ kind, species }) => kind === 'decking' && species.includes(slug)),
);

const SAMPLE_CATEGORY_TREE: SampleCategory[] = [
  {
    key: 'decking',
    name: { nl: 'Vlonderplanken', en: 'Decking', de: 'Terrassendielen' },
    description: {
      nl: 'Vlonderplanken van hardhout, naaldhout en gemodificeerd hout in alle lengtes.',
      en: 'Decking boards of hardwood, softwood and modified wood in every length.',
      de: 'Terrassendielen aus Hartholz, Nadelholz und modifiziertem Holz in allen Längen.',
    },
    children: [
      ...deckingSpecies.map(({ slug, name, titleName = name }) =>
        plain(
          deckingCategoryKey(slug),
          `${titleName.nl} vlonderplanken`,
          `${titleName.en} decking`,
          `${titleName.de} Terrassendielen`,
        ),
      ),
      supplies('decking-fixing', 'Bevestiging voor vlonders', 'Deck fixings', 'Terrassenbefestigung'),
      supplies('decking-substructure', 'Onderconstructie', 'Substructure', 'Unterkonstruktion'),
    ],
  },
  {
    key: 'cladding',
    name: { nl: 'Gevelbekleding', en: 'Cladding', de: 'Fassadenholz' },
    description: {
      nl: 'Rabat, rhombus en potdeksel voor houten gevels.',
      en: 'Shiplap, rhombus and bevel siding for timber façades.',
      de: 'Falzprofile, Rhombus und Stülpschalung für Holzfassaden.',
    },
    children: [
      plain('channel-siding', 'Channelsiding', 'Channel siding', 'Profilbretter mit Schattenfuge'),
      plain('shiplap', 'Rabatdelen', 'Shiplap', 'Stufenfalzprofile'),
      plain('tongue-and-groove', 'Mes en groef', 'Tongue and groove', 'Nut und Feder'),
      plain('rhombus', 'Rhombusprofielen', 'Rhombus profiles', 'Rhombusprofile'),
      plain('bevel', 'Potdekseldelen', 'Bevel siding', 'Stülpschalungsbretter'),
      plain('cladding-battens', 'Regels voor gevels', 'Façade battens', 'Fassadenlatten'),
    ],
  },
  {
    key: 'boards',
    name: { nl: 'Planken', en: 'Boards', de: 'Bretter' },
    description: {
      nl: 'Geschaafde, bezaagde en geïmpregneerde planken voor schutting, veranda en tuin.',
      en: 'Planed, sawn and treated boards for fences, verandas and gardens.',
      de: 'Gehobelte, sägeraue und imprägnierte Bretter für Zaun, Veranda und Garten.',
    },
    children: [
      plain('planed-boards', 'Geschaafde planken', 'Planed boards', 'Hobelbretter'),
      plain('sawn-boards', 'Fijnbezaagde planken', 'Sawn boards', 'Sägeraue Bretter'),
      plain('treated-boards', 'Geïmpregneerde planken', 'Treated boards', 'Imprägnierte Bretter'),
    ],
  },
  {
    key: 'beams',
    name: { nl: 'Balken en palen', en: 'Beams and posts', de: 'Balken und Pfosten' },
    description: {
      nl: 'Balken en palen voor veranda, pergola, schutting en steiger.',
      en: 'Beams and posts for verandas, pergolas, fences and jetties.',
      de: 'Balken und Pfosten für Veranda, Pergola, Zaun und Steg.',
    },
    children: [
      plain('planed-beams', 'Geschaafde balken en palen', 'Planed beams and posts', 'Hobelbalken und Pfosten'),
      plain('sawn-beams', 'Bezaagde balken en palen', 'Sawn beams and posts', 'Sägeraue Balken und Pfosten'),
      plain('laminated-beams', 'Gelamineerde balken', 'Laminated beams', 'Verleimte Balken'),
    ],
  },
  {
    key: 'planed-to-order',
    name: { nl: 'Op bestelling geschaafd', en: 'Planed to order', de: 'Auf Bestellung gehobelt' },
    description: {
      nl: 'Maten die wij na uw bestelling schaven; reken op vijf dagen extra.',
      en: 'Sizes that we plane after your order; allow five days more.',
      de: 'Maße, die wir nach Ihrer Bestellung hobeln; rechnen Sie mit fünf Tagen mehr.',
    },
  },
  {
    key: 'treated-wood',
    name: { nl: 'Geïmpregneerd hout', en: 'Treated wood', de: 'Imprägniertes Holz' },
    description: {
      nl: 'Onder druk geïmpregneerd grenen en vuren in groen, bruin en grijs.',
      en: 'Pressure-treated pine and spruce in green, brown and grey.',
      de: 'Kesseldruckimprägnierte Kiefer und Fichte in Grün, Braun und Grau.',
    },
  },
  {
    key: 'accessories',
    name: { nl: 'Accessoires', en: 'Accessories', de: 'Zubehör' },
    description: {
      nl: 'Schroeven, terrasdragers, olie en folie voor uw houten terras of gevel.',
      en: 'Screws, pedestals, oil and membranes for your timber deck or façade.',
      de: 'Schrauben, Stelzlager, Öl und Vlies für Ihre Terrasse oder Fassade aus Holz.',
    },
    children: [
      supplies('screws', 'Schroeven en clips', 'Screws and clips', 'Schrauben und Clips'),
      supplies('pedestals', 'Terrasdragers', 'Deck pedestals', 'Stelzlager'),
      supplies('oil-and-care', 'Olie en onderhoud', 'Oil and care', 'Öl und Pflege'),
      supplies('membranes', 'Folies en tape', 'Membranes and tape', 'Bahnen und Bänder'),
      supplies('fittings', 'Beslag en hoekprofielen', 'Fittings and corner profiles', 'Beschläge und Eckprofile'),
    ],
  },
  {
    key: 'samples',
    name: { nl: 'Monsters', en: 'Samples', de: 'Muster' },
    description: {
      nl: 'Dozen met monsters, om hout thuis te vergelijken.',
      en: 'Boxes of samples, to compare wood at home.',
      de: 'Musterboxen, um Holz zu Hause zu vergleichen.',
    },
  },
  {
    key: 'sale',
    name: { nl: 'Aanbiedingen', en: 'Sale', de: 'Angebote' },
    description: {
      nl: 'Partijen en restlengtes die weg mogen.',
      en: 'Lots and remaining lengths that are to go.',
      de: 'Posten und Restlängen, die rausmüssen.',
    },
  },
];

function textsOf({ name, description }: SampleCategory): CategoryRecord['texts'] {
  return perLocale((locale) => ({
    name: name[locale],
    slug: slugify(name[locale]),
    description: description[locale],
    seoTitle: name[locale],
    seoDescription: description[locale],
  }));
}

/** The navigation's tree, parents before their children, ids in that order. */
export const SAMPLE_CATEGORIES: CategoryRecord[] = [];

function add(category: SampleCategory, parentId: number | null): void {
  const id = SAMPLE_CATEGORIES.length + 1;
  SAMPLE_CATEGORIES.push({ id, parentId, key: category.key, sequence: id, media: NO_MEDIA, texts: textsOf(category) });
  for (const child of category.children ?? []) add(child, id);
}

for (const category of SAMPLE_CATEGORY_TREE) add(category, null);
