import { formatDate, formatMetres, formatMoney, formatWeight, grossOf, vatRateOfLocale } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Sheet, SheetBlock } from '../ports/sheet';
import { boardMovement } from './board-movement';
import type { DocumentedProduct } from './documented-product';
import { downloadTexts } from './download-texts';
import { contact, frame, type SheetSource } from './sheet-frame';

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
      ...durability(source.product, t),
      ...safety(source.product, t),
      ...origin(source.product, t),
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
  const { specie, lengthRange, width, workingWidth, safety: known } = product;
  const movement = boardMovement(product, locale);
  const values: Record<string, string | null | undefined> = {
    specie: specie?.name,
    latinName: specie?.latinName,
    headSize: product.headSize,
    workingWidth: workingWidth === null || workingWidth === width ? null : t('mm', { value: workingWidth }),
    profile: product.profile1?.name,
    colour: product.colour?.name,
    lengths:
      lengthRange &&
      t('lengthRange', { min: formatMetres(lengthRange.min, locale), max: formatMetres(lengthRange.max, locale) }),
    applications: product.applications.map(({ name }) => name).join(', '),
    durabilityClass: specie?.durabilityClass && t('durability', { durabilityClass: specie.durabilityClass }),
    useClass: known.useClass && t('use', { useClass: known.useClass }),
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

/** Lengths with their price on the day of the sheet, as a consumer pays it. */
function lengths({ product, locale, date }: SheetSource, t: TFunction): SheetBlock[] {
  const variants = product.productVariants.filter(({ isSample }) => !isSample);
  if (variants.length === 0) return [];
  const rate = vatRateOfLocale(locale);
  const gross = (net: number) => formatMoney(grossOf(net, rate));
  const perMetre = product.combinationInfo.price_m1;
  const day = formatDate(date, locale);
  const hasLengths = variants.every(({ attributeLength }) => attributeLength !== null);
  const note =
    perMetre === null
      ? t('lengths.noteWithoutMetre', { date: day, rate })
      : t('lengths.note', { date: day, rate, perMetre: gross(perMetre) });
  return [
    { type: 'heading', text: t('lengths.heading') },
    {
      type: 'table',
      columns: [
        { head: hasLengths ? t('lengths.length') : t('lengths.size') },
        { head: t('lengths.itemNumber') },
        { head: t('lengths.barcode') },
        { head: t('lengths.weight'), isFigure: true },
        { head: t('lengths.price'), isFigure: true },
      ],
      rows: variants.map(({ name, attributeLength, itemNumber, barcode, weight, combinationInfo }) => [
        attributeLength?.commercialName ?? name,
        itemNumber,
        barcode,
        t('lengths.kg', { weight: formatWeight(weight, locale) }),
        gross(combinationInfo.price),
      ]),
    },
    { type: 'paragraph', text: `${note} ${t('lengths.stale')}`, isQuiet: true },
  ];
}

function durability({ specie }: DocumentedProduct, t: TFunction): SheetBlock[] {
  // Of `3–4` the weaker class counts.
  const classes = specie?.durabilityClass?.match(/[1-5]/g);
  const weakest = classes?.sort().at(-1);
  if (!weakest) return [];
  const text = `${t(`years.${weakest}`, { class: specie?.durabilityClass })} ${t('years.note')}`;
  return [
    { type: 'heading', text: t('years.heading') },
    { type: 'paragraph', text },
  ];
}

function safety({ safety: known }: DocumentedProduct, t: TFunction): SheetBlock[] {
  const { activeSubstances, signalWord, hazardStatements, responsible, warnings } = known;
  const items = [
    ...(signalWord ? [t(`safety.${signalWord.toLowerCase()}`)] : []),
    ...hazardStatements.map(({ code, text }) => `${code}: ${text}`),
    ...(activeSubstances.length > 0 ? [t('safety.substances', { substances: activeSubstances.join(', ') })] : []),
    ...warnings,
    ...(responsible.name ? [t('safety.responsible', { ...responsible })] : []),
  ];
  if (items.length === 0) return [];
  return [
    { type: 'heading', text: t('safety.heading') },
    { type: 'list', items },
  ];
}

function origin({ origin: known }: DocumentedProduct, t: TFunction): SheetBlock[] {
  const items = [
    ...(known.countries ? [t('origin.countries', { countries: known.countries })] : []),
    ...(known.cites ? [known.cites] : []),
    ...(known.dueDiligenceReference ? [t('origin.dueDiligence', { reference: known.dueDiligenceReference })] : []),
  ];
  if (items.length === 0) return [];
  return [
    { type: 'heading', text: t('origin.heading') },
    { type: 'list', items },
  ];
}
