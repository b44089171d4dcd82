import type { SORT_FIELDS } from '@geven/timber';
import type { Texts } from '@/lib/texts/areas';

/** A sort field that a column of the table stands for. */
export type SortableField = Exclude<(typeof SORT_FIELDS)[number], 'relevance' | 'popularity'>;

/** A column of the table of products. */
export interface TableColumn {
  readonly key: string;
  readonly name: string;
  /** Second line of the head. */
  readonly unit?: string;
  readonly sort?: SortableField;
  /** Numbers are at the end; columns, or the head of one, that give way where there is little room. */
  readonly className?: 'number' | 'wide' | 'wideNumber' | 'choice';
}

/** The columns in the order that numbers have everywhere: thickness, width, lengths, prices, stock, delivery. */
export const tableColumns = (t: Texts<'catalogue'>, sample: string): readonly TableColumn[] => [
  { key: 'specie', name: t('table.specie'), sort: 'name' },
  { key: 'profile', name: t('table.profile') },
  { key: 'thickness', name: t('table.thickness'), unit: 'mm', sort: 'thickness', className: 'number' },
  { key: 'width', name: t('table.width'), unit: 'mm', sort: 'width', className: 'number' },
  { key: 'lengths', name: t('table.lengths'), unit: 'm' },
  { key: 'durability', name: t('table.durability'), unit: 'EN 350', className: 'wide' },
  { key: 'quality', name: t('table.quality'), sort: 'quality', className: 'wide' },
  { key: 'metre', name: t('table.price'), unit: '€/m', className: 'number' },
  { key: 'area', name: t('table.price'), unit: '€/m²', sort: 'price', className: 'number' },
  { key: 'stock', name: t('table.stock'), className: 'wideNumber' },
  { key: 'delivery', name: t('table.delivery'), unit: t('table.from') },
  { key: 'compare', name: t('table.compare'), className: 'choice' },
  { key: 'sample', name: sample, className: 'choice' },
];

/** How a listing's sort orders a column, as ARIA says it; undefined when it is sorted by something else. */
export function sortOf(sort: string, field: SortableField): 'ascending' | 'descending' | undefined {
  if (sort === `${field},ASC`) return 'ascending';
  return sort === `${field},DESC` ? 'descending' : undefined;
}
