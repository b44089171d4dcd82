import type { Product, ProductVariant } from '@geven/odoo-sdk';
import { formatDecimal, formatMetres, type Locale, nonBreaking, storedCarbonDioxide } from '@geven/timber';
import { packName } from '@/components/pack/pack-name';
import { boardsText } from '@/components/screw/boards-text';
import { screwOf } from '@/components/screw/screw-of';
import type { Texts } from '@/lib/texts/areas';
import { durabilityClassText } from '@/lib/texts/durability-texts';
import { visible } from './visible';

/** A property of the product and its value, ready to be shown. */
export interface DataRow {
  readonly term: string;
  readonly details: string;
  /** What letters and figures of the trade mean, for those who do not know them. */
  readonly note?: string | undefined;
}

/** Grades of the trade that have an explanation; a merchant's own are shown as they are. */
const GRADES = ['FAS', 'A', 'AB', 'B', 'C'] as const;

/** Rows of one subject. */
export interface DataGroup {
  readonly subject: 'size' | 'wood' | 'trade';
  readonly rows: readonly DataRow[];
}

/**
 * The product's data by subject: what the merchant makes visible of the attribute rows F1 to F8 and P1 to P6 (PD-33,
 * PD-34), and what every product has. P7 and P8 have a flag but no value, so nothing is shown of them.
 */
export function dataGroups(product: Product, locale: Locale, t: Texts<'product'>): readonly DataGroup[] {
  const groups: readonly DataGroup[] = [
    { subject: 'size', rows: sizeRows(product, t) },
    { subject: 'wood', rows: [...woodRows(product, t), ...speciesRows(product, locale, t)] },
    {
      subject: 'trade',
      rows: [...screwRows(product, locale, t), ...tradeRows(product, t), ...measuredRows(product, locale, t)],
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const row = (term: string, details: string | number | null | undefined | false, note?: string): DataRow[] =>
  details && details !== '–' ? [{ term, details: String(details), note }] : [];

/** What is cut and planed. */
function sizeRows(product: Product, t: Texts<'product'>): DataRow[] {
  const { profile2, profile3, profile4, profile5 } = product;
  return [
    ...row(t('data.headSize'), visible(product, 'P5')),
    ...row(t('data.thickness'), visible(product, 'P2')),
    ...row(t('data.width'), visible(product, 'P3')),
    ...row(t('data.workingWidth'), workingWidth(product, t)),
    ...row(t('data.profile'), visible(product, 'P1')),
    ...row(t('data.edges'), profile2?.name),
    ...row(t('data.reverse'), profile3?.name),
    ...row(t('data.ends'), profile4?.name),
    ...row(t('data.joint'), profile5?.name),
    ...row(t('data.profileType'), visible(product, 'P6')),
  ];
}

/** What the wood is, and what was done to it. */
function woodRows(product: Product, t: Texts<'product'>): DataRow[] {
  const durability = visible(product, 'F3');
  const quality = visible(product, 'F4');
  const grade = GRADES.find((each) => each === quality);
  return [
    ...row(t('data.specie'), visible(product, 'F1')),
    ...(product.specie ? applicationRows(product, t) : []),
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
  ];
}

const applicationRows = (product: Product, t: Texts<'product'>): DataRow[] =>
  row(t('data.application'), visible(product, 'F2'));

/** What a board takes up when laid (PD-24): of decking and open façades with the joint that is left beside it. */
function workingWidth(product: Product, t: Texts<'product'>): string | null {
  const { cover, width } = product;
  const value = visible(product, 'P4');
  if (!value || cover === null || width === null || cover <= width) return value;
  return t('data.withJoint', { cover, joint: cover - width });
}

/** How the wood behaves. */
function speciesRows(product: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const { density, movement, hardness } = product.specie ?? {};
  const { width } = product;
  return [
    ...row(t('data.density'), density && `${formatDecimal(density, 0, locale)} kg/m³`),
    ...row(t('data.hardness'), hardness && `${hardness} N/mm²`),
    ...row(
      t('data.movement'),
      movement &&
        width &&
        t('data.movementValue', {
          percent: formatDecimal(movement, 2, locale),
          mm: formatDecimal((movement * width) / 100, 1, locale),
          width,
        }),
    ),
    ...carbonRows(product, locale, t),
  ];
}

/** What a metre and a m² of it are. */
function measuredRows(product: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const { autoConversionM2Xaa, lengthRange } = product;
  const volume = metreVolume(product);
  return [
    ...row(t('data.longest'), lengthRange && `${formatMetres(lengthRange.max, locale)} m`),
    ...row(
      t('data.metresPerSquareMetre'),
      autoConversionM2Xaa && `${formatDecimal(autoConversionM2Xaa, 2, locale)} m/m²`,
    ),
    ...weightRows(product, locale, t),
    ...row(t('data.volume'), volume && `${formatDecimal(volume, 4, locale)} m³/m`),
  ];
}

/** The sizes of a screw, and the boards that it holds. */
function screwRows({ image, title }: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const screw = screwOf(image, title.name, locale);
  if (!screw) return [];
  const boards = boardsText(screw);
  return [
    ...row(t('data.diameter'), `${formatDecimal(screw.diameter, 1, locale)} mm`),
    ...row(t('data.length'), `${screw.length} mm`),
    ...row(t('data.boards'), boards && `${boards} mm`),
  ];
}

/** What counts when it is bought, carried and declared (PD-29). */
function tradeRows(product: Product, t: Texts<'product'>): DataRow[] {
  const { itemNumber, commodityCode, packingMethod, piecesPerPack } = product;
  return [
    // What is not of wood has no group of its own for what it is good for.
    ...(product.specie || product.productCategoryIsSample ? [] : applicationRows(product, t)),
    ...row(t('data.itemNumber'), itemNumber),
    ...row(t('data.commodityCode'), commodityCode),
    ...row(t('data.packingMethod'), packingMethod),
    ...row(t('data.piecesPerPack'), piecesPerPack && piecesPerPack > 1 && String(piecesPerPack)),
  ];
}

/** Weight of a metre and a m²; of what has no length, that of each pack. */
function weightRows(product: Product, locale: Locale, t: Texts<'product'>): DataRow[] {
  const variants = product.productVariants.filter(({ isSample, weight }) => !isSample && weight > 0);
  const [variant] = variants;
  if (!variant) return [];
  if (!variant.lengte) {
    const kilograms = ({ weight }: ProductVariant) => `${formatDecimal(weight / 1000, 2, locale)}\u00a0kg`;
    const isOne = variants.every(({ weight }) => weight === variant.weight);
    const ofPacks = variants.map((pack) =>
      nonBreaking(`${packName(pack, product.title.name, locale)}: ${kilograms(pack)}`),
    );
    return row(t('data.weight'), isOne ? kilograms(variant) : ofPacks.join('; '));
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
  return row(t('data.carbon'), t('data.carbonValue', values), t('data.carbonMethod'));
}
