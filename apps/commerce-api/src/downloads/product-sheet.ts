import {
  contentsSymbol,
  formatDate,
  formatMetres,
  formatMoney,
  formatWeight,
  grossOf,
  unitPrice,
  vatRateOfLocale,
} from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Sheet, SheetBlock } from '../ports/sheet';
import { boardMovement } from './board-movement';
import type { DocumentedProduct } from './documented-product';
import { downloadTexts } from './download-texts';
import { durabilityClassText, sheetDurability } from './sheet-durability';
import { contact, frame, type SheetSource } from './sheet-frame';
import { sheetOrigin, sheetSafety } from './sheet-safety';

/** Pictures of a product as JPEG; null where there is none. */
export interface SheetPictures {
  readonly main: Uint8Array | null;
  readonly grain: Uint8Array | null;
}

const NO_CERTIFICATE = '–';

/** What a product is, in which lengths, what they cost that day, and what has to be known of it (PD-21). */
export function productSheet(source: SheetSource, pictures: SheetPictures): Sheet {
  const t = downloadTexts(source.locale, 'sheet');
  return {
    ...frame(source),
    blocks: [
      ...section(source, pictures.grain),
      factsBlock(source, t, pictures.main),
      ...lengths(source, t),
      ...sheetDurability(source.product, t),
      ...sheetSafety(source.product, t),
      ...sheetOrigin(source.product, t),
      ...contact(source),
    ],
  };
}

function section({ product, locale }: SheetSource, grain: Uint8Array | null): SheetBlock[] {
  const { thickness, width, profile1, title } = product;
  if (thickness === null || width === null) return [];
  const t = downloadTexts(locale, 'common');
  const values = { title: title.name, thickness, width, profile: profile1?.name };
  return [
    {
      type: 'section',
      section: {
        profile: profile1?.slug ?? 'square',
        thickness,
        width,
        grain,
        alt: profile1 ? t('section.alt', values) : t('section.altPlain', values),
        caption: t('section.caption'),
      },
    },
  ];
}

function factsBlock(source: SheetSource, t: TFunction, picture: Uint8Array | null): SheetBlock {
  const { product } = source;
  const alt = product.specie
    ? t('illustration', { specie: product.specie.name })
    : t('productIllustration', { title: product.title.name });
  return { type: 'facts', rows: facts(source, t), picture: picture ? { jpeg: picture, alt } : undefined };
}

function facts({ product, locale }: SheetSource, t: TFunction): [string, string][] {
  const { specie, lengthRange, width } = product;
  const movement = boardMovement(product, locale);
  const values: Record<string, string | null | undefined> = {
    specie: specie?.name,
    latinName: specie?.latinName,
    headSize: product.headSize,
    workingWidth: workingWidthText(product, t),
    profile: product.profile1?.name,
    colour: product.colour?.name,
    lengths:
      lengthRange &&
      t('lengthRange', { min: formatMetres(lengthRange.min, locale), max: formatMetres(lengthRange.max, locale) }),
    applications: product.applications.map(({ name }) => name).join(', '),
    durabilityClass: durabilityClassText(product, t),
    quality: product.quality,
    humidity: product.humidity,
    density: specie?.density ? t('densityValue', { density: specie.density }) : null,
    movement: movement && t('movementValue', { change: movement, width }),
    certification: product.certification === NO_CERTIFICATE ? null : product.certification,
    commodityCode: product.commodityCode,
    packing: product.packingMethod,
  };
  return Object.entries(values).flatMap(([name, value]) => (value ? [[t(`facts.${name}`), value]] : []));
}

/** What a board takes up when laid, with the joint beside it where one is left; null where that is its width. */
function workingWidthText({ width, workingWidth, cover }: DocumentedProduct, t: TFunction): string | null {
  const joint = cover === null || width === null ? 0 : cover - width;
  if (joint > 0) return t('withJoint', { cover, joint });
  return workingWidth === null || workingWidth === width ? null : t('mm', { value: workingWidth });
}

/** Lengths with their price on the day of the sheet, as a consumer pays it. */
function lengths({ product, locale, date }: SheetSource, t: TFunction): SheetBlock[] {
  const variants = product.productVariants.filter(({ isSample }) => !isSample);
  if (variants.length === 0) return [];
  const rate = vatRateOfLocale(locale);
  const gross = (net: number) => formatMoney(grossOf(net, rate));
  const perMetre = product.combinationInfo.price_m1;
  const day = formatDate(date, locale);
  const hasLengths = variants.every(({ attributeLength }) => attributeLength !== null);
  const hasUnitPrices = variants.some(({ contents }) => contents?.reference != null);
  const note =
    perMetre === null
      ? t('lengths.noteWithoutMetre', { date: day, rate })
      : t('lengths.note', { date: day, rate, perMetre: gross(perMetre) });
  return [
    { type: 'heading', text: t(hasLengths ? 'lengths.heading' : 'lengths.headingOfSizes') },
    {
      type: 'table',
      columns: [
        { head: hasLengths ? t('lengths.length') : t('lengths.size') },
        { head: t('lengths.itemNumber') },
        { head: t('lengths.barcode') },
        { head: t('lengths.weight'), isFigure: true },
        { head: t(hasLengths ? 'lengths.price' : 'lengths.priceOfSize'), isFigure: true },
        ...(hasUnitPrices ? [{ head: t('lengths.unitPrice'), isFigure: true }] : []),
      ],
      rows: variants.map(({ name, attributeLength, itemNumber, barcode, weight, combinationInfo, contents }) => [
        attributeLength?.commercialName ?? name,
        itemNumber,
        barcode,
        t('lengths.kg', { weight: formatWeight(weight, locale) }),
        gross(combinationInfo.price),
        ...(hasUnitPrices ? [unitPriceText(grossOf(combinationInfo.price, rate), contents, t)] : []),
      ]),
    },
    { type: 'paragraph', text: `${note} ${t('lengths.stale')}`, isQuiet: true },
  ];
}

/** The price of a litre, a metre, a m² or its number of pieces (LG-02). */
function unitPriceText(
  cents: number,
  contents: DocumentedProduct['productVariants'][number]['contents'],
  t: TFunction,
): string {
  if (!contents || contents.reference === null) return '–';
  const { amount, unit, reference } = contents;
  const symbol = contentsSymbol(unit);
  const per = symbol === null ? t('lengths.perPieces', { count: reference }) : `/${symbol}`;
  return `${formatMoney(unitPrice(cents, amount, reference))} ${per}`;
}
