const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'Amex',
  maestro: 'Maestro',
  diners: 'Diners',
  ideal: 'iDEAL',
  bcmc: 'Bancontact',
  card: 'Card',
};

/** A brand's name in the size of its logo, as SVG: no logo is ours to copy. Null for a brand that is not played. */
export function brandMark(brand: string): string | null {
  const name = Object.hasOwn(NAMES, brand) ? NAMES[brand] : undefined;
  if (!name) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="77" height="50" viewBox="0 0 77 50" role="img"><title>${name}</title><rect x=".5" y=".5" width="76" height="49" rx="2" fill="#fff" stroke="#7c878f"/><text x="38.5" y="30" font-family="Arial, sans-serif" font-size="13" font-weight="700" text-anchor="middle" textLength="${Math.min(66, name.length * 9)}" lengthAdjust="spacingAndGlyphs" fill="#101418">${name}</text></svg>`;
}
