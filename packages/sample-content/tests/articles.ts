import { fileURLToPath } from 'node:url';
import { sampleRecords } from '@geven/sample-range';
import { loadTree } from '@geven/story-delivery/load-tree';
import type { Locale } from '@geven/timber';

/** The range that articles speak of. */
export const RECORDS = sampleRecords();

export interface Block {
  readonly component: string;
  readonly thickness?: string;
  readonly width?: string;
  readonly height?: string;
  readonly cover?: string;
  readonly points?: string;
  readonly spacing?: string;
  readonly bars?: readonly { readonly coefficient: string }[];
  readonly ends?: readonly { readonly width: string; readonly height: string }[];
  readonly caption?: string;
  readonly table?: Table;
  readonly table__i18n__nl?: Table;
  readonly table__i18n__en?: Table;
}

interface Table {
  readonly tbody: readonly { readonly body: readonly { readonly value: string }[] }[];
}

/** The stories that ship, with readers for their blocks and tables. */
export async function loadArticles() {
  const { stories } = await loadTree(fileURLToPath(new URL('..', import.meta.url)));
  const bodyOf = (slug: string) =>
    (stories.find(({ full_slug }) => full_slug === slug)?.content.body ?? []) as unknown as readonly Block[];
  return {
    stories,
    bodyOf,
    textOf: (slug: string) => JSON.stringify(bodyOf(slug)),
    /** Cells of the table with that German caption. */
    rowsOf(slug: string, caption: string, locale: Locale = 'de'): string[][] {
      const block = bodyOf(slug).find((each) => each.caption === caption);
      const table = locale === 'de' ? block?.table : block?.[`table__i18n__${locale}`];
      return table?.tbody.map(({ body: cells }) => cells.map(({ value }) => value)) ?? [];
    },
  };
}

export function specieOf(slug: string) {
  const specie = RECORDS.species.find((each) => each.slug === slug);
  if (!specie) throw new Error(`no species ${slug}`);
  return specie;
}

/** A figure as German texts write it. */
export const german = (value: number, digits: number): string => figureIn('de', value, digits);

/** A figure as texts of a language write it. */
export const figureIn = (locale: Locale, value: number, digits: number): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
