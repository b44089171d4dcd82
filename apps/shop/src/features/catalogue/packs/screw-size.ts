/** mm. */
export interface ScrewSize {
  readonly diameter: number;
  readonly length: number;
}

const SCREW = /(?:schraube|schroef|screw)\b.*?(\d+(?:[.,]\d+)?) × (\d+) mm$/i;

/** The size of a screw, which its name says; null of what is none. */
export function screwSize(name: string): ScrewSize | null {
  const [, diameter, length] = SCREW.exec(name) ?? [];
  return diameter && length ? { diameter: Number(diameter.replace(',', '.')), length: Number(length) } : null;
}
