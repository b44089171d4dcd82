/** Ids of what the header opens; `#search` is also the address of links that open the search (HD-12). */
export const HEADER_PARTS = { menu: 'menu', search: 'search' } as const;
