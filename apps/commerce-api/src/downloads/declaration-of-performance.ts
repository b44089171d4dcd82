import { formatDate, formatDecimal, type Locale } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Sheet } from '../ports/sheet';
import { downloadTexts } from './download-texts';
import { frame, type SheetSource, sampleNotice } from './sheet-frame';

type ProductType = 'cladding' | 'structural';

const TYPES: Readonly<Record<string, ProductType>> = {
  CL: 'cladding',
  RH: 'cladding',
  PM: 'structural',
  SM: 'structural',
};

const STANDARDS = { cladding: 'EN 14915:2013+A2:2020', structural: 'EN 14081-1:2016+A1:2019' } as const;
/** System of assessment: cladding without fire retardant is the maker's own affair, structural timber is inspected. */
const SYSTEMS = { cladding: '4', structural: '2+' } as const;

/** Strength classes of EN 338 that the sample range declares. */
const STRENGTH: Readonly<Record<string, string>> = {
  'angelim-vermelho': 'D50',
  azobe: 'D70',
  bangkirai: 'D50',
  douglas: 'C24',
  iroko: 'D40',
  'larch-european': 'C24',
  massaranduba: 'D60',
  oak: 'D24',
  okan: 'D50',
  'pine-treated': 'C24',
  robinia: 'D30',
  tali: 'D50',
};

/** Declared by cladding and structural beams with data of the sample; null for what has no harmonised standard (LG-13). */
export function declarationOfPerformance(source: SheetSource): Sheet | null {
  const { product, locale, publisher, date } = source;
  const type = TYPES[product.family];
  if (!type) return null;
  const t = downloadTexts(locale, 'performance');
  const number = `DoP-${product.itemNumber}`;
  const standard = STANDARDS[type];
  const performance = performanceOf(source, type, t);
  const [, first = ''] = performance[0] ?? [];
  const values = { name: publisher.name, number, standard, performance: first };
  return {
    ...frame(source),
    blocks: [
      sampleNotice(locale),
      {
        type: 'facts',
        rows: [
          [t('rows.number'), number],
          [t('rows.type'), `${product.itemNumber} · ${product.title.name}`],
          [t('rows.use'), t(`use.${type}`)],
          [t('rows.manufacturer'), `${publisher.name}, ${publisher.address}`],
          [t('rows.system'), SYSTEMS[type]],
          [t('rows.standard'), standard],
          [t('rows.body'), type === 'cladding' ? t('bodyNone') : t('bodySample')],
        ],
      },
      { type: 'heading', text: t('performance') },
      {
        type: 'table',
        columns: [{ head: t('columns.characteristic') }, { head: t('columns.value') }, { head: t('columns.standard') }],
        rows: performance.map(([name, value]) => [name, value, standard]),
      },
      { type: 'paragraph', text: t('statement') },
      { type: 'paragraph', text: t('signed', { name: publisher.name, date: formatDate(date, locale) }) },
      { type: 'heading', text: t('ce') },
      { type: 'paragraph', text: t('ceText', values) },
    ],
  };
}

function performanceOf({ product, locale }: SheetSource, type: ProductType, t: TFunction): [string, string][] {
  const { specie, safety } = product;
  const none = t('noPerformance');
  const density = specie?.density ?? null;
  const durability =
    safety.useClass && safety.activeSubstances.length > 0
      ? t('treated', { useClass: safety.useClass })
      : specie?.durabilityClass
        ? t('class', { durabilityClass: specie.durabilityClass })
        : none;
  const values: Record<string, string> =
    type === 'cladding'
      ? {
          fire: 'D-s2, d0',
          formaldehyde: 'E1',
          pentachlorophenol: none,
          vapour: '200 / 50',
          conductivity: density === null ? none : t('conductivityValue', { value: conductivity(density, locale) }),
          durability,
        }
      : {
          strength: (specie && STRENGTH[specie.slug]) ?? none,
          density: density === null ? none : t('densityValue', { density }),
          fire: 'D-s2, d0',
          durability,
        };
  return Object.entries(values).map(([name, value]) => [t(`characteristics.${name}`), value]);
}

/** W/(m·K) by the mean density in kg/m³, as EN 14915 tabulates it: 0.12 at 450 up to 0.18 at 700 and more. */
function conductivity(density: number, locale: Locale): string {
  const value = density <= 450 ? 0.12 : density <= 600 ? 0.13 : density <= 650 ? 0.16 : 0.18;
  return formatDecimal(value, 2, locale);
}
