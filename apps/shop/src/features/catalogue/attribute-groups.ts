import type { FilterGroup, ProductList } from '@geven/odoo-sdk';

/** The filters that are attributes; categories are chosen by their own links, because they have addresses of their own. */
export const attributeGroups = ({ filterGroups }: ProductList): readonly FilterGroup[] =>
  filterGroups.filter(({ attribute }) => attribute !== 'category');
