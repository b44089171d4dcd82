import type { Durability } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { SheetBlock } from '../ports/sheet';
import type { DocumentedProduct } from './documented-product';

/** A durability class with where it comes from, as the product's page words it. */
export function durabilityClassText({ durability }: DocumentedProduct, t: TFunction): string | null {
  if (!durability?.durabilityClass) return null;
  return t(`durabilityClass.${durability.source}`, { value: durability.durabilityClass });
}

/** Where the wood may be used, what that rests on, and how long wood as it grew lasts: the same as on its page. */
export function sheetDurability({ durability }: DocumentedProduct, t: TFunction): SheetBlock[] {
  if (!durability || durability.uses.length === 0) return [];
  const years = serviceLifeText(durability, t);
  return [
    { type: 'heading', text: t('use.title') },
    { type: 'paragraph', text: introText(durability, t) },
    {
      type: 'table',
      columns: [{ head: t('use.class') }, { head: t('use.place') }, { head: t('use.fit') }],
      rows: durability.uses.map(({ useClass, fit }) => [
        useClass,
        t(`use.places.${useClass.replace('.', '_')}`),
        t(`use.fits.${fit}`),
      ]),
    },
    ...(years ? [{ type: 'paragraph', text: years } as const] : []),
  ];
}

function introText({ source, durabilityClass, treatedFor }: Durability, t: TFunction): string {
  if (source !== 'TREATMENT') return t(`use.intro.${source}`, { value: durabilityClass });
  const untreated = durabilityClass ? t('use.intro.untreatedHeartwood', { value: durabilityClass }) : '';
  return `${t('use.intro.TREATMENT', { treatedFor })} ${untreated}`.trim();
}

function serviceLifeText({ serviceLife }: Durability, t: TFunction): string {
  const { from, to } = serviceLife ?? { from: null, to: null };
  if (from !== null && to !== null) return t('use.lifeBetween', { from, to });
  if (from !== null) return t('use.lifeFrom', { from });
  return to === null ? '' : t('use.lifeTo', { to });
}
