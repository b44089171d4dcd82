/** Days within which what leaves the yard is called express. */
export const EXPRESS_DAYS = 2;

interface Length {
  /** Pieces that lie ready. */
  readonly stock: number;
  /** Days until they leave the yard. */
  readonly saleDelay: number;
}

/** Whether everything of a product that lies ready leaves the yard within two days; samples do not count (PD-19). */
export function isExpress(lengths: readonly Length[]): boolean {
  const ready = lengths.filter(({ stock }) => stock > 0);
  return ready.length > 0 && ready.every(({ saleDelay }) => saleDelay <= EXPRESS_DAYS);
}
