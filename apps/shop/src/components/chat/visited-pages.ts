import { createDeviceList } from '@/lib/device/device-list';

/** Paths of the pages visited last on this device, without their query, the last one first (CW-13). */
export const visitedPages = createDeviceList({
  key: 'visited-pages',
  max: 2,
  isItem: (value): value is string => typeof value === 'string' && value.startsWith('/'),
});

/** Remembers a page as the last one visited. */
export const noteVisitedPage = (path: string): void =>
  visitedPages.write([path, ...visitedPages.read().filter((each) => each !== path)]);
