import { vars } from '@geven/ui/theme';

/** A frame cannot load the shop's font: this is what the shop's own text falls back to. */
const FAMILY = 'Arial, sans-serif';

/** How text looks in the vendor's frames, which see none of the page's styles: as in the field beside them. */
export function fieldStyles(beside: HTMLElement) {
  const computed = getComputedStyle(beside);
  const colour = (reference: string) => computed.getPropertyValue(reference.slice('var('.length, -1)).trim();
  const color = colour(vars.color.ink);
  return {
    base: { color, caretColor: color, fontFamily: FAMILY, fontSize: computed.fontSize },
    error: { color },
    validated: { color },
    placeholder: { color: colour(vars.color.muted) },
  };
}
