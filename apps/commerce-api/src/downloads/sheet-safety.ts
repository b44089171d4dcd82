import type { TFunction } from 'i18next';
import type { SheetBlock } from '../ports/sheet';
import type { DocumentedProduct } from './documented-product';

/** What has to be known before it is used (LG-11, LG-12). */
export function sheetSafety(product: DocumentedProduct, t: TFunction): SheetBlock[] {
  const { signalWord, hazardStatements, responsible, warnings } = product.safety;
  const items = [
    ...(signalWord ? [t(`safety.${signalWord.toLowerCase()}`)] : []),
    ...hazardStatements.map(({ code, text }) => `${code}: ${text}`),
    ...substances(product, t),
    ...warnings,
    ...(responsible.name ? [t('safety.responsible', { ...responsible })] : []),
  ];
  if (items.length === 0) return [];
  return [
    { type: 'heading', text: t('safety.heading') },
    { type: 'list', items },
  ];
}

/** What treated wood is treated with and for, or what a biocidal product works with (LG-12). */
function substances({ safety: { activeSubstances }, specie, durability }: DocumentedProduct, t: TFunction): string[] {
  if (activeSubstances.length === 0) return [];
  const values = { substances: activeSubstances.join(', ') };
  if (!specie) return [`${t('safety.biocide', values)}.`];
  const treatedFor = durability?.treatedFor ? ` ${t('safety.treatedFor', { value: durability.treatedFor })}.` : '';
  return [`${t('safety.treated', values)}.${treatedFor}`];
}

/** Where its wood comes from (LG-14). */
export function sheetOrigin({ origin: known }: DocumentedProduct, t: TFunction): SheetBlock[] {
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
