import type { WoodCorrosiveness } from '@geven/timber/fixings';
import type { SampleSpecie } from '../sample-species';

/** Species whose heartwood holds much tannin, or acids that do the same to steel. */
const ACIDIC = ['oak', 'chestnut', 'robinia', 'wrc'];

/** How a species treats the metal in it; modified wood keeps the acids that its process leaves. */
export function specieCorrosiveness({ slug, group }: Pick<SampleSpecie, 'slug' | 'group'>): WoodCorrosiveness {
  if (ACIDIC.includes(slug) || group === 'modified-wood') return 'STRONG';
  return group === 'tropical-hardwood' ? 'MODERATE' : 'SLIGHT';
}
