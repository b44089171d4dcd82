/** Ids of what the header opens; `#search` is also the address of links that open the search (HD-12). */
export const HEADER_PARTS = { menu: 'menu', search: 'search', account: 'account-menu' } as const;

/**
 * Where the menu is a line, where the login opens above the page, and where the search fills the screen: `xl`, `lg` and
 * `phone` of the theme, which is heavier.
 */
export const HEADER_SCREENS = {
  line: '(min-width: 1280px)',
  dialog: '(min-width: 1024px)',
  fullSearch: '(max-width: 767.98px)',
} as const;
