import { type DeclaredKind, declaredKind, HARMONISED_STANDARDS } from '@geven/catalogue-records';
import { formatDate, formatDecimal } from '@geven/timber';
import type { TFunction } from 'i18next';
import { reactionToFire } from '../domain/construction/reaction-to-fire';
import { thermalValues } from '../domain/construction/thermal-values';
import type { Sheet } from '../ports/sheet';
import type { DocumentedProduct } from './documented-product';
import { downloadTexts } from './download-texts';
import { frame, type SheetSource, sampleNotice } from './sheet-frame';

const KINDS: Readonly<Record<string, DeclaredKind>> = { CL: 'cladding', RH: 'cladding', PM: 'beam', SM: 'beam' };

/** System of assessment: cladding without fire retardant is the maker's own affair, structural timber is inspected. */
const SYSTEMS: Readonly<Record<DeclaredKind, string>> = { cladding: '4', beam: '2+' };

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
  tali: 'D50',
};

/** Declared by cladding and structural beams with data of the sample; null for what has no harmonised standard (LG-13). */
export function declarationOfPerformance(source: SheetSource): Sheet | null {
  const { product, locale, publisher, date } = source;
  const family = KINDS[product.family];
  const kind = family ? declaredKind(family, product.profile4?.slug ?? null) : null;
  if (!kind) return null;
  const t = downloadTexts(locale, 'performance');
  const number = `DoP-${product.itemNumber}`;
  const standard = HARMONISED_STANDARDS[kind];
  const performance = performanceOf(source, kind, t);
  const declared = performance.flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]));
  const values = { name: publisher.name, number, standard, performance: declared.join(' · ') };
  return {
    ...frame(source),
    blocks: [
      sampleNotice(locale),
      {
        type: 'facts',
        rows: [
          [t('rows.number'), number],
          [t('rows.type'), `${product.itemNumber} · ${product.title.name}`],
          [t('rows.use'), t(`use.${kind}`)],
          [t('rows.manufacturer'), `${publisher.name}, ${publisher.address}`],
          [t('rows.system'), SYSTEMS[kind]],
          [t('rows.standard'), standard],
          [t('rows.body'), kind === 'cladding' ? t('bodyNone') : t('bodySample')],
        ],
      },
      { type: 'heading', text: t('performance') },
      {
        type: 'table',
        columns: [{ head: t('columns.characteristic') }, { head: t('columns.value') }, { head: t('columns.standard') }],
        rows: performance.map(([name, value]) => [name, value ?? t('noPerformance'), standard]),
      },
      { type: 'paragraph', text: t('statement') },
      { type: 'paragraph', text: t('signed', { name: publisher.name, date: formatDate(date, locale) }) },
      { type: 'heading', text: t('ce') },
      { type: 'paragraph', text: t('ceText', values) },
    ],
  };
}

type Performance = [name: string, value: string | null];

/** The essential characteristics of a kind, in the order of its standard; null where no performance is determined. */
function performanceOf({ product, locale }: SheetSource, kind: DeclaredKind, t: TFunction): Performance[] {
  const { specie, thickness, durability } = product;
  const density = specie?.density ?? null;
  const fire = reactionToFire({
    kind,
    density,
    thickness,
    modification: specie?.modification ?? null,
    isTreated: durability?.source === 'TREATMENT',
    isOpen: product.family === 'RH',
  });
  const thermal = density === null ? null : thermalValues(density);
  const values: Record<string, string | null> =
    kind === 'cladding'
      ? {
          fire,
          formaldehyde: 'E1',
          pentachlorophenol: null,
          vapour: thermal?.vapour.join(' / ') ?? null,
          conductivity: thermal && t('conductivityValue', { value: formatDecimal(thermal.conductivity, 2, locale) }),
          durability: durabilityValue(product, t),
        }
      : {
          strength: (specie && STRENGTH[specie.slug]) ?? null,
          density: density === null ? null : t('densityValue', { density }),
          fire,
          durability: durabilityValue(product, t),
        };
  return Object.entries(values).map(([name, value]) => [t(`characteristics.${name}`), value]);
}

function durabilityValue({ durability }: DocumentedProduct, t: TFunction): string | null {
  if (!durability) return null;
  const { source, durabilityClass, treatedFor } = durability;
  if (source === 'TREATMENT') return treatedFor && t('treated', { useClass: treatedFor });
  return durabilityClass && t(source === 'NATURE' ? 'class' : 'modified', { durabilityClass });
}
