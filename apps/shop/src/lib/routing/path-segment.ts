/**
 * Any text as a segment of an internal path. Next hands a page its segments encoded and the same page's metadata
 * decoded, so a segment holds no `%`, and reads the same either way.
 */
export const writeSegment = (text: string): string => encodeURIComponent(text).replaceAll('%', '=');

/** Reads back what `writeSegment` wrote, whether Next decoded it or not. */
export const readSegment = (segment: string): string =>
  decodeURIComponent(decodeURIComponent(segment).replaceAll('=', '%'));
