import { facePicture, PLAIN_TEMPLATE, perLocale, SINGLE_PIECE, timberFigures } from '@geven/catalogue-records';
import {
  formatMetres,
  pieceWeight,
  pricePerMetre,
  pricePerPiece,
  SAMPLE_LENGTH_MM,
  SAMPLE_LENGTH_VALUE,
  toProfile,
} from '@geven/timber';
import { timberDetails } from './details/template-details';
import type { FamilyCode } from './family-code';
import { certificationOf, humidityOf, qualityOf } from './grades';
import { MOISTURE_OF_HUMIDITY } from './sample-attribute-values';
import { finishesOf } from './sample-finishes';
import type { SampleRecords, TemplateDraft, VariantDraft } from './sample-records';
import { categoriesOfTimber, isLaminated } from './template-categories';
import type { TimberProduct } from './timber-products';
import { timberTexts } from './timber-texts';

/** Net euro cents for the sample piece of a board. */
const SAMPLE_PRICE = 150;
const SAMPLE_NAME = { nl: 'monster 25 cm', en: 'sample 25 cm', de: 'Muster 25 cm' };
/** Place in the merchant's order; listings mix families that share one. */
const FAMILY_SEQUENCE: Record<FamilyCode, number> = {
  DH: 10,
  DS: 10,
  CL: 30,
  RH: 30,
  PB: 50,
  SB: 50,
  TB: 70,
  PM: 80,
  SM: 80,
  BT: 100,
};

/** Adds one timber product with all its lengths and, for boards, its sample piece. */
export function addTimber(records: SampleRecords, product: TimberProduct, isPlanedToOrder: boolean): void {
  const { family, specie, thickness, width, profile, colour, itemNumber } = product;
  const isLaminatedHere = isLaminated({ family: family.code, specie, thickness });
  const texts = timberTexts({ ...product, isLaminated: isLaminatedHere });
  const priceM1 = pricePerMetre({
    thickness,
    width,
    pricePerM3Cents: specie.pricePerM3,
    profile: toProfile(profile),
    isSawn: profile === 'sawn',
  });
  const figures = timberFigures({ kind: family.kind, profile: toProfile(profile), width, priceM1 });
  const template: TemplateDraft = {
    family: family.code,
    specie: specie.slug,
    thickness,
    width,
    workingWidth: figures.workingWidth,
    cover: figures.cover,
    profile,
    colour,
    itemNumber,
    variantView: 'WoodView',
    isSample: false,
    uomFactorInv: 1,
    priceM1,
    priceM2: figures.priceM2,
    priceM2Wood: figures.priceM2Wood,
    sequence: FAMILY_SEQUENCE[family.code],
    applications: family.applications,
    quality: qualityOf(family, specie),
    humidity: humidityOf(family, specie),
    certification: certificationOf(family, specie),
    image: facePicture({ specie: specie.slug, colour, profile, isLaminated: isLaminatedHere }),
    isPlanedToOrder,
    ...PLAIN_TEMPLATE,
    details: timberDetails(product, isPlanedToOrder),
    texts,
  };
  const lengths = product.lengths.map((mm) => variantOf(product, template, mm));
  const id = records.add(
    template,
    categoriesOfTimber({ family: family.code, specie, thickness, width, profile, isPlanedToOrder }),
    family.isBoard ? [...lengths, samplePiece(product, template)] : lengths,
  );
  records.finishes.push(...finishesOf(id, { family: family.code, specie, profile }));
}

function variantOf(product: TimberProduct, { itemNumber, priceM1, texts }: TemplateDraft, mm: number): VariantDraft {
  return {
    itemNumber: `${itemNumber}-${String(mm).padStart(4, '0')}`,
    lengthMm: mm,
    lengthValue: mm,
    price: pricePerPiece(priceM1 ?? 0, mm),
    weight: weightOf(product, mm),
    isSample: false,
    ...SINGLE_PIECE,
    texts: perLocale((locale) => ({ name: `${texts[locale].name}, ${formatMetres(mm, locale)} m` })),
  };
}

function samplePiece(product: TimberProduct, template: TemplateDraft): VariantDraft {
  return {
    ...variantOf(product, template, SAMPLE_LENGTH_MM),
    lengthValue: SAMPLE_LENGTH_VALUE,
    price: SAMPLE_PRICE,
    isSample: true,
    texts: perLocale((locale) => ({ name: `${template.texts[locale].name}, ${SAMPLE_NAME[locale]}` })),
  };
}

function weightOf({ family, specie, thickness, width }: TimberProduct, lengthMm: number): number {
  const moisture = MOISTURE_OF_HUMIDITY[humidityOf(family, specie)];
  return pieceWeight({ thickness, width, lengthMm, density: specie.density, moisture });
}
