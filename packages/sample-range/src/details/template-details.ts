import { type AttributeRow, PLAIN_DETAILS, type TemplateDetails } from '@geven/catalogue-records';
import { piecesPerPack } from '@geven/timber';
import type { Accessory } from '../accessories/accessory';
import { fnv1a } from '../fnv1a';
import type { TimberProduct } from '../timber-products';
import { profileDetails } from './profile-details';
import { documentsOfAccessory, documentsOfTimber } from './sample-documents';
import { safetyOfAccessory, safetyOfTimber } from './sample-safety';
import { SPECIE_FACTS } from './specie-facts';
import { stockMessages } from './stock-messages';
import { ACCESSORY_COMMODITY_CODES, commodityCodeOf, packingOf, packingOfPack } from './trade-facts';

/** Details of a timber product. */
export function timberDetails(product: TimberProduct, isPlanedToOrder: boolean): TemplateDetails {
  const { family, specie, thickness, width, profile } = product;
  const pieces = piecesPerPack({ kind: family.kind, thickness, width, density: specie.density });
  const profiles = profileDetails({ family: family.code, specie: specie.slug, profile });
  return {
    ...profiles,
    commodityCode: commodityCodeOf(family.code, specie),
    packing: packingOf(family.code),
    piecesPerPack: pieces > 1 ? pieces : null,
    coverage: null,
    hiddenRows: hiddenRowsOf(product),
    stockMessages: stockMessages({ isTropical: specie.group === 'tropical-hardwood', isPlanedToOrder }),
    documents: documentsOfTimber({
      family,
      ends: profiles.profile4,
      isTreated: specie.group === 'treated-wood',
    }),
    safety: safetyOfTimber(family.code, specie),
    origin: {
      countries: SPECIE_FACTS[specie.slug]?.countries ?? [],
      dueDiligenceReference: dueDiligenceReference(specie.slug),
    },
  };
}

/** What covers nothing has no working width, and only cladding has the two flags without a value. */
function hiddenRowsOf({ family }: TimberProduct): AttributeRow[] {
  if (family.kind === 'cladding') return [];
  return family.kind === 'beam' || family.kind === 'batten' ? ['P4', 'P7', 'P8'] : ['P7', 'P8'];
}

/** In the form that the EU's register gives: year, country, characters. One lot of each species. */
function dueDiligenceReference(specie: string): string {
  return `26DE${fnv1a(specie).toString(36).toUpperCase().padStart(10, '0')}`;
}

/** Details of an accessory; `number` counts the items of its group from 1. */
export function accessoryDetails(
  group: string,
  number: number,
  { variants, coverage }: Pick<Accessory, 'variants' | 'coverage'>,
): TemplateDetails {
  // Single ones lie beside the packs that most are sold in.
  const largest = variants.at(-1);
  return {
    ...PLAIN_DETAILS,
    commodityCode: ACCESSORY_COMMODITY_CODES[group] ?? null,
    packing: largest ? packingOfPack(largest) : null,
    coverage: coverage ?? null,
    hiddenRows: ['P7', 'P8'],
    documents: documentsOfAccessory(group),
    safety: safetyOfAccessory(group, number),
  };
}

/** Details of a box of samples. */
export const SAMPLE_BOX_DETAILS: TemplateDetails = {
  ...PLAIN_DETAILS,
  packing: 'box',
  hiddenRows: ['P7', 'P8'],
};
