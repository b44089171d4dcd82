import type { DeclaredKind } from '@geven/catalogue-records';
import type { WoodModification } from '@geven/timber';

/** Untreated solid wood that is dense and thick enough, without a test. */
export const WITHOUT_TESTING = 'D-s2, d0';

/** Mean density in kg/m³ and thickness in mm from which a kind has its class without a test. */
const FROM: Readonly<Record<DeclaredKind, { readonly density: number; readonly thickness: number }>> = {
  // With an open air gap behind it: Delegated Regulation (EU) 2024/1399, in place of table 2 of Decision 2006/213/EC.
  cladding: { density: 390, thickness: 18 },
  // Decision 2003/593/EC.
  beam: { density: 350, thickness: 22 },
};

export interface BurningWood {
  readonly kind: DeclaredKind;
  /** kg/m³; null where it is not known. */
  readonly density: number | null;
  /** mm */
  readonly thickness: number | null;
  readonly modification: WoodModification | null;
  readonly isTreated: boolean;
  /** Whether joints are left between the boards: fire reaches more of them than of a closed face. */
  readonly isOpen: boolean;
}

/**
 * The class of reaction to fire that may be declared without a test; null where a test is needed. For cladding the law
 * knows no wood but untreated one: neither preservative nor modification.
 */
export function reactionToFire(wood: BurningWood): typeof WITHOUT_TESTING | null {
  const { kind, density, thickness, modification, isTreated, isOpen } = wood;
  const from = FROM[kind];
  if (density === null || density < from.density) return null;
  if (thickness === null || thickness < from.thickness) return null;
  if (kind === 'cladding' && (isTreated || modification !== null || isOpen)) return null;
  return WITHOUT_TESTING;
}
