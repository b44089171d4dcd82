import type { TemplateRecord } from '@geven/catalogue-records';
import { LOCALE_TAGS, type Locale } from '@geven/timber';
import type { Merchant } from '../../merchant';
import type { CatalogueData } from '../catalogue-data';
import { namedValue } from '../named-value';
import type { SpeciesView } from '../species-views';
import { certificationClaim } from './certification';

interface Around {
  readonly data: CatalogueData;
  readonly locale: Locale;
  readonly merchant: Merchant;
}

/** What has to be known before buying (LG-11, LG-12). */
export interface SafetyDocument {
  responsible: Merchant['responsible'];
  warnings: string[];
  activeSubstances: string[];
  useClass: string | null;
  hazardPictograms: string[];
  signalWord: 'DANGER' | 'WARNING' | null;
  hazardStatements: { code: string; text: string }[];
}

export function safetyOf({ details }: TemplateRecord, { data, locale, merchant }: Around): SafetyDocument {
  const { warnings, activeSubstances, useClass, hazardPictograms, signalWord, hazardStatements } = details.safety;
  const nameOf = (attribute: string, slug: string) => namedValue(data, locale, attribute, slug).name;
  return {
    responsible: merchant.responsible,
    warnings: warnings.map((slug) => nameOf('warning', slug)),
    activeSubstances: activeSubstances.map((slug) => nameOf('active_substance', slug)),
    useClass,
    hazardPictograms,
    signalWord,
    hazardStatements: hazardStatements.map((code) => ({ code, text: nameOf('hazard_statement', code) })),
  };
}

/** Where the wood comes from (LG-14). */
export interface OriginDocument {
  scientificName: string | null;
  countries: string | null;
  cites: string | null;
  dueDiligenceReference: string | null;
  certificationClaim: string | null;
}

export function originOf(
  { details, certification }: TemplateRecord,
  specie: SpeciesView | null,
  { locale, merchant }: Around,
): OriginDocument {
  const { countries, dueDiligenceReference } = details.origin;
  return {
    scientificName: specie?.latinName ?? null,
    countries: countries.length > 0 ? countryNames(countries, locale) : (specie?.origin ?? null),
    cites: specie?.cites ?? null,
    dueDiligenceReference: merchant.showsDueDiligence ? dueDiligenceReference : null,
    certificationClaim: certificationClaim(certification, merchant),
  };
}

const REGIONS = new Map<Locale, Intl.DisplayNames>();

function countryNames(codes: readonly string[], locale: Locale): string {
  const names = REGIONS.get(locale) ?? new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' });
  REGIONS.set(locale, names);
  return codes.map((code) => names.of(code) ?? code).join(', ');
}
