/** Names under which cached pages are dropped; whoever changes data names one of them to /api/revalidate. */
export const CACHE_TAGS = {
  /** Every page that shows products. */
  catalogue: 'catalogue',
  /** Pages that show dates: dropped at midnight. */
  day: 'day',
  product: (id: number) => `product-${id}`,
  /** Every page that shows a story. */
  stories: 'stories',
  /** Pages that list stories, and those of stories that nobody knows yet. */
  storyLists: 'story-lists',
  story: (id: number) => `story-${id}`,
} as const;
