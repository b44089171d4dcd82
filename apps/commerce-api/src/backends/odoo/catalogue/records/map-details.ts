import {
  declaredKind,
  type Localized,
  perLocale,
  type SafetyRecord,
  type StockMessages,
  type TemplateDetails,
} from '@geven/catalogue-records';
import {
  type AttributeRole,
  type CatalogueMapping,
  type FamilyFacts,
  WRITTEN_DOCUMENTS,
} from '../mapping/catalogue-mapping';
import type { OdooTemplate } from '../odoo-template';
import type { Vocabulary } from '../vocabulary';
import { mapDocuments } from './map-documents';
import type { MappingContext } from './mapped-template';
import { parseCoverage } from './parse-coverage';
import type { TemplateValues } from './template-values';
import { hazardStatementOf } from './value-records';

interface DetailedProduct {
  readonly values: TemplateValues;
  readonly family: FamilyFacts;
  /** Of the species; undefined for what is not wood. */
  readonly specie: CatalogueMapping['species'][string] | undefined;
}

/** What a product page says beside prices and sizes. What Odoo and the mapping do not say stays null, and is not guessed. */
export function mapDetails(odoo: OdooTemplate, product: DetailedProduct, context: MappingContext): TemplateDetails {
  const { values, family, specie } = product;
  const { mapping, vocabulary } = context;
  const key = (role: AttributeRole) => values.all(role)[0]?.key ?? null;
  const ends = key('profile4');
  const written = WRITTEN_DOCUMENTS.filter(
    (kind) =>
      (family.documents.includes(kind) || specie?.documents.includes(kind)) &&
      (kind !== 'DECLARATION_OF_PERFORMANCE' || declaredKind(family.kind, ends) !== null),
  );
  return {
    profile2: key('profile2'),
    profile3: key('profile3'),
    profile4: ends,
    profile5: key('profile5'),
    profileType: key('profileType'),
    commodityCode: odoo.hsCode,
    packing: key('packing'),
    piecesPerPack: piecesPerPack(odoo, vocabulary),
    coverage: parseCoverage(values.all('coverage')[0]?.names.en ?? ''),
    hiddenRows: family.hiddenRows,
    stockMessages: stockMessages(odoo),
    documents: mapDocuments(odoo.id, odoo.documents, { ...mapping, written }).map(({ record }) => record),
    safety: safetyOf(values),
    origin: {
      countries: countriesOf(odoo, product, vocabulary),
      dueDiligenceReference: values.all('dueDiligence')[0]?.names.en ?? null,
    },
    ...(odoo.photographs.length > 0 ? { photographs: [...odoo.photographs] } : {}),
  };
}

/** The smallest whole number of pieces that another unit of the product has. */
function piecesPerPack({ unitId, packUnitIds }: OdooTemplate, { units }: Vocabulary): number | null {
  const own = units.get(unitId);
  if (own?.kind !== 'piece') return null;
  const counts = packUnitIds.flatMap((id) => {
    const unit = units.get(id);
    return unit?.kind === 'piece' && unit.base === own.base ? [unit.count / own.count] : [];
  });
  const packs = counts.filter((count) => Number.isInteger(count) && count > 1);
  return packs.length > 0 ? Math.min(...packs) : null;
}

/** Odoo has one message, the shop shows up to three: one for each paragraph. */
function stockMessages({ texts }: OdooTemplate): Localized<StockMessages> | null {
  if (texts.en.stockMessage.length === 0) return null;
  return perLocale((locale) => {
    const [stockPopUp1 = null, stockPopUp2 = null, stockPopUp3 = null] = texts[locale].stockMessage;
    return { stockPopUp1, stockPopUp2, stockPopUp3 };
  });
}

function safetyOf(values: TemplateValues): SafetyRecord {
  const word = values.all('signalWord')[0]?.key.toUpperCase();
  return {
    warnings: values.all('warning').map(({ key }) => key),
    activeSubstances: values.all('activeSubstance').map(({ key }) => key),
    useClass: values.all('useClass')[0]?.names.en ?? null,
    hazardPictograms: values.all('hazardPictogram').flatMap(({ names }) => /GHS\d{2}/.exec(names.en)?.[0] ?? []),
    signalWord: word === 'DANGER' || word === 'WARNING' ? word : null,
    hazardStatements: values.all('hazardStatement').flatMap((value) => hazardStatementOf(value)?.key ?? []),
  };
}

/** Odoo has one country on the product; the mapping has those that a species comes from. */
function countriesOf({ countryId }: OdooTemplate, { specie }: DetailedProduct, { countries }: Vocabulary): string[] {
  const own = countryId === null ? undefined : countries.get(countryId);
  return own ? [own] : (specie?.countries ?? []);
}
