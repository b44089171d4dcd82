import { type CategoryRecord, type Localized, NO_MEDIA, perLocale, slugify } from '@geven/catalogue-records';
import { SAMPLE_FAMILIES } from './sample-families';
import { SAMPLE_SPECIES, type SampleSpecie } from './sample-species';
import { withinSentence } from './timber-names';

interface SampleCategory {
  key: string;
  name: Localized<string>;
  /** What the path is made of, where it is not the name. */
  path?: Localized<string>;
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
    description: {
      nl: 'Vlonderplanken van hardhout, naaldhout en gemodificeerd hout in veel lengtes.',
      en: 'Decking boards of hardwood, softwood and modified wood in many lengths.',
      de: 'Terrassendielen aus Hartholz, Nadelholz und modifiziertem Holz in vielen Längen.',
    },
    children: [
      ...deckingSpecies.map(deckingOf),
      {
        key: 'decking-fixing',
        name: { nl: 'Bevestiging voor vlonders', en: 'Deck fixings', de: 'Terrassenbefestigung' },
        description: {
          nl: 'Schroeven en clips van rvs voor vlonders.',
          en: 'Stainless steel screws and clips for decks.',
          de: 'Schrauben und Clips aus Edelstahl für Terrassen.',
        },
      },
      {
        key: 'decking-substructure',
        name: { nl: 'Onderconstructie', en: 'Substructure', de: 'Unterkonstruktion' },
        description: {
          nl: 'Alles voor de onderconstructie van uw vlonder: regels, terrasdragers en onderleggers.',
          en: 'Everything for the substructure of your deck: joists, pedestals and pads.',
          de: 'Alles für die Unterkonstruktion Ihrer Terrasse: Lagerhölzer, Stelzlager und Pads.',
        },
      },
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
      nl: 'Geschaafde, fijnbezaagde en geïmpregneerde planken voor schutting, overkapping en tuin.',
      en: 'Planed, fine-sawn and treated boards for fences, verandas and gardens.',
      de: 'Gehobelte, feinsägeraue und imprägnierte Bretter für Zaun, Terrassenüberdachung und Garten.',
    },
    children: [
      plain('planed-boards', 'Geschaafde planken', 'Planed boards', 'Glattkantbretter'),
      plain('sawn-boards', 'Fijnbezaagde planken', 'Fine-sawn boards', 'Feinsägeraue Bretter'),
      plain('treated-boards', 'Geïmpregneerde planken', 'Treated boards', 'Imprägnierte Bretter'),
    ],
  },
  {
    key: 'beams',
    name: { nl: 'Balken en palen', en: 'Beams and posts', de: 'Balken und Pfosten' },
    description: {
      nl: 'Balken en palen voor overkapping, pergola, schutting en steiger.',
      en: 'Beams and posts for verandas, pergolas, fences and jetties.',
      de: 'Balken und Pfosten für Terrassenüberdachung, Pergola, Zaun und Steg.',
    },
    children: [
      plain('planed-beams', 'Geschaafde balken en palen', 'Planed beams and posts', 'Gehobelte Kanthölzer und Pfosten'),
      plain('sawn-beams', 'Bezaagde balken en palen', 'Sawn beams and posts', 'Sägeraue Balken und Pfosten'),
      plain('laminated-beams', 'Gelamineerde palen', 'Laminated posts', 'Lamellierte Pfosten'),
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
      nl: 'Onder druk geïmpregneerd grenen en vuren voor tuin, schutting en vlonder.',
      en: 'Pressure-treated pine and spruce for gardens, fences and decks.',
      de: 'Kesseldruckimprägnierte Kiefer und Fichte für Garten, Zaun und Terrasse.',
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
      {
        key: 'screws',
        name: { nl: 'Schroeven en clips', en: 'Screws and clips', de: 'Schrauben und Clips' },
        description: {
          nl: 'Schroeven en clips voor vlonders, gevels en balken.',
          en: 'Screws and clips for decks, façades and beams.',
          de: 'Schrauben und Clips für Terrassen, Fassaden und Balken.',
        },
      },
      {
        key: 'pedestals',
        name: { nl: 'Terrasdragers', en: 'Deck pedestals', de: 'Stelzlager' },
        description: {
          nl: 'Verstelbare terrasdragers en onderleggers voor regels.',
          en: 'Adjustable pedestals and pads for joists.',
          de: 'Höhenverstellbare Stelzlager und Pads für Lagerhölzer.',
        },
      },
      {
        key: 'oil-and-care',
        name: { nl: 'Olie en onderhoud', en: 'Oil and care', de: 'Öl und Pflege' },
        description: {
          nl: 'Olie, reiniger en kopshoutsealer voor buitenhout.',
          en: 'Oils, cleaners and end-grain sealers for outdoor timber.',
          de: 'Öle, Reiniger und Hirnholzversiegelung für Holz im Freien.',
        },
      },
      {
        key: 'membranes',
        name: { nl: 'Folies en tape', en: 'Membranes and tape', de: 'Bahnen und Bänder' },
        description: {
          nl: 'Worteldoek, gevelfolie en tape die hout en gevel droog houden.',
          en: 'Membranes and tapes that keep timber and façades dry.',
          de: 'Vliese, Fassadenbahnen und Bänder, die Holz und Fassade trocken halten.',
        },
      },
      {
        key: 'fittings',
        name: { nl: 'Beslag en hoekprofielen', en: 'Fittings and corner profiles', de: 'Beschläge und Eckprofile' },
        description: {
          nl: 'Paalhouders, hoekankers en hoekprofielen.',
          en: 'Post bases, angle brackets and corner profiles.',
          de: 'Pfostenträger, Winkelverbinder und Eckprofile.',
        },
      },
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
      nl: 'Restpartijen en restlengtes voor een lagere prijs.',
      en: 'Remaining stock and odd lengths at reduced prices.',
      de: 'Restposten und Restlängen zum reduzierten Preis.',
    },
  },
];

function textsOf({ name, path = name, description }: SampleCategory): CategoryRecord['texts'] {
  return perLocale((locale) => ({
    name: name[locale],
    slug: slugify(path[locale]),
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
