/** A cross-section, mm. */
export interface Size {
  readonly thickness: number;
  readonly width: number;
}

const SIZE = /(?<!\d)(\d{1,3})\s*[x×*]\s*(\d{1,3})(?!\d)/i;

/** The cross-section that a term asks for, when what was found first has it, whichever side was named first; else null. */
export function sizeIn(
  term: string,
  found: { readonly thickness: number | null; readonly width: number | null } | undefined,
): Size | null {
  const [, first, second] = SIZE.exec(term) ?? [];
  if (!first || !second || !found?.thickness || !found.width) return null;
  const { thickness, width } = found;
  const asked = [Number(first), Number(second)].sort((a, b) => a - b).join();
  return asked === [thickness, width].sort((a, b) => a - b).join() ? { thickness, width } : null;
}
