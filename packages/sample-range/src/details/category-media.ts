import {
  type CategoryMedia,
  type CategoryRecord,
  type DocumentRecord,
  type Localized,
  NO_MEDIA,
  type ReportRecord,
  type TemplateRecord,
  type VideoRecord,
} from '@geven/catalogue-records';

interface Offer {
  /** Family whose instruction is the category's attachment. */
  instructionOf?: string;
  /** Called so in the category. */
  instruction?: Localized<string>;
  videos?: VideoRecord[];
  reports?: ReportRecord[];
}

/** Made-up places: the sample has no films and reports of its own. */
const film = (name: string): string => `https://films.geven.example/${name}`;
const report = (name: string): string => `https://reports.geven.example/${name}`;

const DURABILITY: ReportRecord = {
  name: {
    nl: 'Duurzaamheid van houtsoorten volgens EN 350',
    en: 'Durability of species to EN 350',
    de: 'Dauerhaftigkeit von Holzarten nach EN 350',
  },
  url: report('en-350'),
};

const OFFERS: Record<string, Offer> = {
  decking: {
    instructionOf: 'DH',
    instruction: { nl: 'Een vlonder leggen', en: 'Laying a deck', de: 'Eine Terrasse verlegen' },
    videos: [
      {
        title: {
          nl: 'Een vlonder leggen op terrasdragers',
          en: 'Laying a deck on pedestals',
          de: 'Eine Terrasse auf Stelzlagern verlegen',
        },
        url: film('deck-on-pedestals'),
        duration: 412,
      },
      {
        title: { nl: 'Hout oliën', en: 'Oiling wood', de: 'Holz ölen' },
        url: film('oiling'),
        duration: 185,
      },
    ],
    reports: [
      DURABILITY,
      {
        name: {
          nl: 'Stroefheid van natte vlonderplanken',
          en: 'Slip resistance of wet decking',
          de: 'Rutschhemmung nasser Terrassendielen',
        },
        url: report('slip-resistance'),
      },
    ],
  },
  cladding: {
    instructionOf: 'CL',
    instruction: { nl: 'Een gevel bekleden', en: 'Cladding a façade', de: 'Eine Fassade bekleiden' },
    videos: [
      {
        title: {
          nl: 'Rabatdelen monteren met een geventileerde spouw',
          en: 'Fitting shiplap with a ventilated cavity',
          de: 'Falzprofile mit Hinterlüftung montieren',
        },
        url: film('ventilated-facade'),
        duration: 364,
      },
    ],
    reports: [
      DURABILITY,
      {
        name: {
          nl: 'Brandklasse van gevelhout volgens EN 13501-1',
          en: 'Reaction to fire of cladding to EN 13501-1',
          de: 'Brandverhalten von Fassadenholz nach EN 13501-1',
        },
        url: report('en-13501-1'),
      },
    ],
  },
  rhombus: {
    instructionOf: 'RH',
    instruction: { nl: 'Rhombusprofielen monteren', en: 'Fitting rhombus profiles', de: 'Rhombusprofile montieren' },
  },
  'oil-and-care': {
    videos: [
      {
        title: {
          nl: 'Vergrijsd hout schoonmaken en oliën',
          en: 'Cleaning and oiling greyed wood',
          de: 'Vergrautes Holz reinigen und ölen',
        },
        url: film('cleaning-and-oiling'),
        duration: 228,
      },
    ],
  },
};

/** The categories with what they offer; instructions are those of the first product of a family. */
export function withMedia(
  categories: readonly CategoryRecord[],
  templates: readonly TemplateRecord[],
): CategoryRecord[] {
  return categories.map((category) => ({ ...category, media: mediaOf(OFFERS[category.key], templates) }));
}

function mediaOf(offer: Offer | undefined, templates: readonly TemplateRecord[]): CategoryMedia {
  if (!offer) return NO_MEDIA;
  const { instructionOf, instruction = null, videos = [], reports = [] } = offer;
  const template = templates.find(({ family }) => family === instructionOf);
  const attachments: DocumentRecord[] = template
    ? [
        {
          kind: 'ASSEMBLY_INSTRUCTION',
          name: instruction,
          url: `/api/downloads/${template.id}/assembly-instruction.pdf`,
          mimeType: 'application/pdf',
          size: null,
        },
      ]
    : [];
  return { attachments, videos, reports };
}
