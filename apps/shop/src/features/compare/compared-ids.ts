import type { ProductTemplateId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { MAX_COMPARED } from '@/components/compare/compare-choices';
import { COMPARE_FIELD } from '@/components/compare/compare-form-id';
import { href } from '@/lib/routing/routes';

/** Product ids of an address: `ids=1,2`, or `ids=1&ids=2` as a form without scripts writes it; what is none is left out. */
export function readComparedIds(query: string | readonly string[] | undefined): readonly ProductTemplateId[] {
  const texts = [query ?? []].flat().flatMap((part) => part.split(','));
  const ids = texts.filter((text) => /^\d{1,9}$/.test(text)).map((text) => Number(text) as ProductTemplateId);
  return [...new Set(ids)].filter((id) => id > 0).slice(0, MAX_COMPARED);
}

/** The address of a comparison. */
export const compareHref = (locale: Locale, ids: readonly number[]): string =>
  href('compare', locale, { query: { [COMPARE_FIELD]: ids.join(',') } });
