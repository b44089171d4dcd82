/** A name that ends with millimetres: `5,5 × 60 mm`, `20–30 mm`. */
const SIZE_AT_END = /^(.*?\S)\s+(\d+(?:[.,]\d+)?(?:\s?[×–-]\s?\d+(?:[.,]\d+)?)*\smm)$/;

/** Parts the name of an accessory from the size that it ends with; `size` is null where it ends with none. */
export function nameAndSize(name: string): { readonly name: string; readonly size: string | null } {
  const [, words, size] = SIZE_AT_END.exec(name) ?? [];
  return words && size ? { name: words, size } : { name, size: null };
}
