/**
 * The drawing that fits an accessory best: of those of its kind (`accessories/screws`) the one of whose words
 * (`accessories/screws-decking-5-0x50`) most are in its English slug, and none is missing. The kind itself, where none fits.
 * Reading the name makes it work for every source of the range, none of which has to know what was drawn.
 */
export function drawingOf(kind: string, slug: string, drawn: readonly string[]): string {
  const words = new Set(slug.split('-'));
  let best = { path: kind, words: 0 };
  for (const path of drawn) {
    if (!path.startsWith(`${kind}-`)) continue;
    const own = path.slice(kind.length + 1).split('-');
    if (own.length > best.words && own.every((word) => words.has(word))) best = { path, words: own.length };
  }
  return best.path;
}
