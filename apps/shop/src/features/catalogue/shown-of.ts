import type { ProductList } from '@geven/odoo-sdk';

/** Which of all products a page shows, as numbers of a text. */
export const shownOf = ({ currentPage, pageSize, totalCount }: ProductList) => ({
  from: (currentPage - 1) * pageSize + 1,
  to: Math.min(currentPage * pageSize, totalCount),
  total: totalCount,
});
