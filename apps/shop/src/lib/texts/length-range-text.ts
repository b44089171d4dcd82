import { formatMetres, type Locale } from '@geven/timber';

/** From the shortest length to the longest in metres, `1,85–4,85`; one length where both are the same. */
export function lengthRangeText({ min, max }: { readonly min: number; readonly max: number }, locale: Locale): string {
  return [...new Set([min, max].map((mm) => formatMetres(mm, locale)))].join('–');
}
