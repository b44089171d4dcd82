/** The tag of whatever shows one story. */
export const storyTag = (id: number): `story-${number}` => `story-${id}`;

/**
 * What cached pages of the shop depend on: products, prices and stock; the calendar day; one story; lists of stories,
 * such as menus; anything of the content service.
 */
export type PageTag = 'catalogue' | 'day' | ReturnType<typeof storyTag> | 'story-lists' | 'stories';

/** The pages that the shop keeps ready. */
export interface Pages {
  /** Has the shop revalidate the pages that depend on one of these. */
  expire(tags: readonly PageTag[]): Promise<void>;
}
