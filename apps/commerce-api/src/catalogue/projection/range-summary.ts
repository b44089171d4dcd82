import type { TemplateRecord } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { CatalogueData } from './catalogue-data';
import { namedValue } from './named-value';

/** What there is for one use of timber. Net euro cents. */
export interface ApplicationSummary {
  slug: string;
  name: string;
  products: number;
  /** What thickness and prices are of. */
  kind: 'BEAMS' | 'BOARDS';
  /** mm. */
  thickness: { min: number; max: number };
  price_m1: number | null;
  price_m2: number | null;
}

/** How much timber there is to buy. */
export interface RangeSummary {
  products: number;
  lengths: number;
  species: number;
  applications: ApplicationSummary[];
}

/** Timber that is for sale, counted. */
interface Offer {
  readonly template: TemplateRecord;
  readonly lengths: number;
}

/** Counts what is for sale, in all and for each use; accessories and samples are no timber. */
export function summariseRange(data: CatalogueData, locale: Locale): RangeSummary {
  const offers = data.published.flatMap((template): Offer[] => {
    const lengths = data.variantsOf(template.id).filter(({ isPublished, isSample }) => isPublished && !isSample).length;
    return template.thickness === null || template.specie === null || lengths === 0 ? [] : [{ template, lengths }];
  });
  const uses = data.attributeValues.filter(({ attribute }) => attribute === 'application');
  return {
    products: offers.length,
    lengths: offers.reduce((sum, { lengths }) => sum + lengths, 0),
    species: new Set(offers.map(({ template }) => template.specie)).size,
    applications: uses.flatMap(({ slug }) => {
      const suited = offers.map(({ template }) => template).filter(({ applications }) => applications.includes(slug));
      return suited.length === 0
        ? []
        : [{ ...namedValue(data, locale, 'application', slug), ...summarise(suited, data) }];
    }),
  };
}

/**
 * Thicknesses and prices are those of what most of it is: of beams, where half or more are beams; else of what is laid by
 * the m², because a batten under it costs least.
 */
function summarise(
  templates: readonly TemplateRecord[],
  { prices }: Pick<CatalogueData, 'prices'>,
): Omit<ApplicationSummary, 'slug' | 'name'> {
  const laid = templates.filter(({ priceM2 }) => priceM2 !== null);
  const isOfBeams = laid.length * 2 <= templates.length;
  const shown = isOfBeams ? templates.filter(({ priceM2 }) => priceM2 === null) : laid;
  const costs = shown.map(prices.bySize);
  const thicknesses = shown.flatMap(({ thickness }) => thickness ?? []);
  return {
    products: templates.length,
    kind: isOfBeams ? 'BEAMS' : 'BOARDS',
    thickness: { min: Math.min(...thicknesses), max: Math.max(...thicknesses) },
    price_m1: lowest(costs.map(({ priceM1 }) => priceM1)),
    price_m2: lowest(costs.map(({ priceM2 }) => priceM2)),
  };
}

function lowest(prices: readonly (number | null)[]): number | null {
  const known = prices.filter((price) => price !== null);
  return known.length === 0 ? null : Math.min(...known);
}
