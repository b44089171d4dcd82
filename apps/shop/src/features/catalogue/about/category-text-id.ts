/** The id of a category's text in the page, and the name under which the device remembers that it was put away. */
export const CATEGORY_TEXT_ID = 'category-text';
