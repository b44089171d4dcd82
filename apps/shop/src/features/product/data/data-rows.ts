import type { Product } from '@geven/odoo-sdk';
import { formatDecimal, formatMetres, type Locale, storedCarbonDioxide } from '@geven/timber';
import type { Texts } from '@/lib/texts/areas';
import { durabilityClassText } from '@/lib/texts/durability-texts';

/** A property of the product and its value, ready to be shown. */
export interface DataRow {
  readonly term: string;
  readonly details: string;
  /** What letters and figures of the trade mean, for those who do not know them. */
  readonly note?: string | undefined;
}

/** Grades of the trade that have an explanation; a merchant's own are shown as they are. */
const GRADES = ['FAS', 'A', 'AB', 'B', 'C'] as const;

/**
 * The product's data in one order: what the merchant makes visible of the attribute rows F1 to F8 and P1 to P6 (PD-33,
 * PD-34), then what every product has. P7 and P8 have a flag but no value, so nothing is shown of them.
 */
export function dataRows(product: Product, locale: Locale, t: Texts<'product'>): readonly DataRow[] {
  const row = (term: string, details: string | null | undefined | false, note?: string): DataRow[] =>
    details && details !== '–' ? [{ term, details, note }] : [];
  const profile = (term: string, value: { name: string } | null) => row(term, value?.name);
  const durability = visible(product, 'F3');
  const quality = visible(product, 'F4');
  const grade = GRADES.find((each) => each === quality);
  return [
    ...row(t('data.itemNumber'), product.itemNumber),
    ...row(t('data.specie'), visible(product, 'F1')),
    ...row(t('data.application'), visible(product, 'F2')),
    ...row(
      t('data.durability'),
      durability && durabilityClassText(product.durability, durability, t),
      t('data.notes.durability'),
    ),
    ...row(t('data.quality'), quality, grade && t(`data.notes.grades.${grade}`)),
    ...row(t('data.humidity'), visible(product, 'F5'), t('data.notes.humidity')),
    ...row(product.attributeCertificationName, visible(product, 'F6')),
    ...row(t('data.surface'), visible(product, 'F7')),
    ...row(t('data.treatment'), visible(product, 'F8')),
    ...row(t('data.profile'), visible(product, 'P1')),
    ...profile(t('data.edges'), product.profile2),
    ...profile(t('data.reverse'), product.profile3),
    ...profile(t('data.ends'), product.profile4),
    ...profile(t('data.joint'), product.profile5),
    ...row(t('data.profileType'), visible(product, 'P6')),
    ...row(t('data.thickness'), visible(product, 'P2')),
    ...row(t('data.width'), visible(product, 'P3')),
    ...row(t('data.workingWidth'), workingWidth(product, t)),
    ...row(t('data.headSize'), visible(product, 'P5')),
    ...speciesRows(product, locale, t),
    ...tradeRows(product, locale, t),
  ];
}

type AttributeRow = `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}` | `P${1 | 2 | 3 | 4 | 5 | 6}`;

const visible = (product: Product, name: AttributeRow): string | null =>
  product[`isVisibleValue${name}`] ? product[`productAttributeCategoryValue${name}`] : null;

/** What a board takes up when laid (PD-24): of decking and open façades with the joint that is left beside it. */
function workingWidth(product: Product, t: Texts<'product'>): string | null {
  const { cover, width } = product;
  const value = visible(product, 'P4');
  if (!value || cover === null || width === null || cover <= width) return value;
  return t('data.withJoint', { cover, joint: cover - width });
}

/** How the wood behaves. */
function speciesRows({ specie, width }: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const { density, movement, hardness } = specie ?? {};
  return [
    ...(density ? [{ term: t('data.density'), details: `${formatDecimal(density, 0, locale)} kg/m³` }] : []),
    ...(hardness ? [{ term: t('data.hardness'), details: `${hardness} N/mm²` }] : []),
    ...(movement && width
      ? [
          {
            term: t('data.movement'),
            details: t('data.movementValue', {
              percent: formatDecimal(movement, 2, locale),
              mm: formatDecimal((movement * width) / 100, 1, locale),
              width,
            }),
          },
        ]
      : []),
  ];
}

/** What counts when it is bought, carried and declared (PD-29). */
function tradeRows(product: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const { commodityCode, packingMethod, piecesPerPack, autoConversionM2Xaa, lengthRange } = product;
  const volume = metreVolume(product);
  return [
    ...(autoConversionM2Xaa
      ? [{ term: t('data.metresPerSquareMetre'), details: `${formatDecimal(autoConversionM2Xaa, 2, locale)} m/m²` }]
      : []),
    ...(commodityCode ? [{ term: t('data.commodityCode'), details: commodityCode }] : []),
    ...weightRows(product, locale, t),
    ...(volume ? [{ term: t('data.volume'), details: `${formatDecimal(volume, 4, locale)} m³/m` }] : []),
    ...(packingMethod ? [{ term: t('data.packingMethod'), details: packingMethod }] : []),
    ...(piecesPerPack && piecesPerPack > 1 ? [{ term: t('data.piecesPerPack'), details: String(piecesPerPack) }] : []),
    ...(lengthRange ? [{ term: t('data.longest'), details: `${formatMetres(lengthRange.max, locale)} m` }] : []),
    ...carbonRows(product, locale, t),
  ];
}

/** Weight of a metre and a m²; of what has no length, that of its piece. */
function weightRows(product: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const variant = product.productVariants.find(({ isSample, weight }) => !isSample && weight > 0);
  if (!variant) return [];
  if (!variant.lengte) {
    return [{ term: t('data.weight'), details: `${formatDecimal(variant.weight / 1000, 2, locale)} kg` }];
  }
  // Grams per mm are kg per metre.
  const perMetre = variant.weight / variant.lengte;
  const perArea = product.cover ? `, ${formatDecimal((perMetre * 1000) / product.cover, 1, locale)} kg/m²` : '';
  return [{ term: t('data.weight'), details: `${formatDecimal(perMetre, 1, locale)} kg/m${perArea}` }];
}

/** m³ of one metre, nominal. */
const metreVolume = ({ thickness, width, lengthRange }: Product): number | null =>
  thickness && width && lengthRange ? (thickness * width) / 1e6 : null;

/** CO2 that the wood stores, always with the method that it is calculated by (LG-18). */
function carbonRows(product: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const density = product.specie?.density;
  const volume = metreVolume(product);
  if (!density || !volume) return [];
  const values = {
    perMetre: formatDecimal(storedCarbonDioxide({ volume, density }), 1, locale),
    perCubicMetre: formatDecimal(storedCarbonDioxide({ volume: 1, density }), 0, locale),
  };
  return [{ term: t('data.carbon'), details: `${t('data.carbonValue', values)}. ${t('data.carbonMethod')}` }];
}
