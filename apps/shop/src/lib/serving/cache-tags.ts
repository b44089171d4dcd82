/** Names under which cached pages are dropped; whoever changes data names one of them to /api/revalidate. */
export const CACHE_TAGS = {
  /** Every page that shows products. */
  catalogue: 'catalogue',
  /** Pages that show dates: dropped at midnight. */
  day: 'day',
  product: (id: number) => `product-${id}`,
} as const;
