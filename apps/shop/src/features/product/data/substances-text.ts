import type { Product } from '@geven/odoo-sdk';
import type { Texts } from '@/lib/texts/areas';

/** What treated wood is treated with and for, or what a biocidal product works with (LG-12). */
export function substancesText({ safety, specie, durability }: Product, t: Texts<'product'>): string {
  const substances = safety.activeSubstances.join(', ');
  if (!specie) return t('safety.biocide', { substances });
  const treatedFor = durability?.treatedFor;
  return [t('safety.treated', { substances }), treatedFor && t('safety.treatedFor', { value: treatedFor })]
    .filter(Boolean)
    .join('. ');
}
