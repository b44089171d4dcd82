/** Where timber is used (EN 335): inside dry, inside humid, outside draining, outside wet, ground or fresh water, sea. */
export const USE_CLASSES = ['1', '2', '3.1', '3.2', '4', '5'] as const;
export type UseClass = (typeof USE_CLASSES)[number];

/**
 * Whether wood suits a use: yes; yes where the construction keeps water away; yes for a shorter life; no. There is no
 * design that keeps water away in the ground or in the sea, so "with design care" is not a verdict there.
 */
export type UseClassFit = 'SUITABLE' | 'WITH_DESIGN_CARE' | 'LIMITED' | 'NOT_SUITABLE';

/** How wood was changed as a whole: by heat, or by a chemical reaction such as acetylation. */
export const WOOD_MODIFICATIONS = ['THERMAL', 'CHEMICAL'] as const;
export type WoodModification = (typeof WOOD_MODIFICATIONS)[number];

/** Durability against marine borers by EN 350: durable, moderately durable, not durable. */
export const MARINE_DURABILITIES = ['D', 'M', 'S'] as const;
export type MarineDurability = (typeof MARINE_DURABILITIES)[number];

/** What is known of the durability of a product's wood. */
export interface WoodDurability {
  /**
   * Durability against fungi by EN 350, 1 (very durable) to 5: of the heartwood, or of modified wood the class that
   * modification reaches. A range such as `3–4` counts as its worse end.
   */
  readonly durabilityClass: string | null;
  readonly modification: WoodModification | null;
  /** Null where EN 350 says nothing about marine borers, as of most species. */
  readonly marineDurability: MarineDurability | null;
  /** A preservative and the highest use class that it was applied for; null for untreated wood. */
  readonly treatment: { readonly useClass: string | null } | null;
}

/** What the durability of wood comes from. */
export type DurabilitySource = 'NATURE' | 'THERMAL_MODIFICATION' | 'CHEMICAL_MODIFICATION' | 'TREATMENT';

/** Years in contact with the ground, from experience, not guaranteed; null where there is no bound. */
export interface ServiceLife {
  readonly from: number | null;
  readonly to: number | null;
}

/** What a shop says of the durability of a product, everywhere the same. */
export interface Durability {
  readonly source: DurabilitySource;
  /** Durability class as it was given (EN 350); for treated wood the class of its untreated heartwood. */
  readonly durabilityClass: string | null;
  /** Use class that the treatment is for (EN 335); null for untreated wood. */
  readonly treatedFor: UseClass | null;
  /** Verdict on each use, from mild to harsh; unknown uses are left out. */
  readonly uses: { readonly useClass: UseClass; readonly fit: UseClassFit }[];
  /** Years in the ground, for untreated and unmodified wood only; null for the rest. */
  readonly serviceLife: ServiceLife | null;
}

/** The worst durability class that suits a use, and the worst that still does with a reservation: after EN 460. */
interface Limit {
  readonly suitable: number;
  readonly reserved: number;
  readonly reservation: UseClassFit;
}

const LIMITS: Readonly<Record<Exclude<UseClass, '5'>, Limit>> = {
  '1': { suitable: 5, reserved: 5, reservation: 'WITH_DESIGN_CARE' },
  '2': { suitable: 3, reserved: 5, reservation: 'WITH_DESIGN_CARE' },
  '3.1': { suitable: 3, reserved: 4, reservation: 'WITH_DESIGN_CARE' },
  '3.2': { suitable: 2, reserved: 4, reservation: 'WITH_DESIGN_CARE' },
  '4': { suitable: 1, reserved: 2, reservation: 'LIMITED' },
};

const IN_THE_SEA: Readonly<Record<MarineDurability, UseClassFit>> = {
  D: 'SUITABLE',
  M: 'LIMITED',
  S: 'NOT_SUITABLE',
};

const SERVICE_LIFE: Readonly<Record<number, ServiceLife>> = {
  1: { from: 25, to: null },
  2: { from: 15, to: 25 },
  3: { from: 10, to: 15 },
  4: { from: 5, to: 10 },
  5: { from: null, to: 5 },
};

/** Everything a shop says about the durability of a wood; null when neither a class nor a treatment is known. */
export function durabilityOf(wood: WoodDurability): Durability | null {
  const { durabilityClass, treatment } = wood;
  const worst = worstClass(durabilityClass);
  if (worst === null && !treatment) return null;
  const source = sourceOf(wood);
  const uses = USE_CLASSES.flatMap((useClass) => {
    const fit = fitForUse(wood, useClass);
    return fit ? [{ useClass, fit }] : [];
  });
  return {
    source,
    durabilityClass: worst === null ? null : durabilityClass,
    treatedFor: USE_CLASSES.find((use) => use === treatment?.useClass) ?? null,
    uses,
    serviceLife: source === 'NATURE' && worst !== null ? (SERVICE_LIFE[worst] ?? null) : null,
  };
}

/** How wood suits a use; null when it is not known. */
export function fitForUse(wood: WoodDurability, use: UseClass): UseClassFit | null {
  const { durabilityClass, modification, marineDurability, treatment } = wood;
  if (treatment) {
    // The sapwood of treated wood lasts as long as its preservative was meant for, and no natural class makes up for it.
    const treatedFor = (USE_CLASSES as readonly (string | null)[]).indexOf(treatment.useClass);
    if (treatedFor < 0) return null;
    return treatedFor >= USE_CLASSES.indexOf(use) ? 'SUITABLE' : 'NOT_SUITABLE';
  }
  const worst = worstClass(durabilityClass);
  if (worst === null) return null;
  // Durability against fungi says nothing about borers.
  if (use === '5') return marineDurability && IN_THE_SEA[marineDurability];
  // Heat makes wood brittle and leaves it open to soft rot: its makers exclude the ground whatever the class.
  if (use === '4' && modification === 'THERMAL') return 'NOT_SUITABLE';
  const { suitable, reserved, reservation } = LIMITS[use];
  if (worst <= suitable) return 'SUITABLE';
  return worst <= reserved ? reservation : 'NOT_SUITABLE';
}

function sourceOf({ modification, treatment }: WoodDurability): DurabilitySource {
  if (treatment) return 'TREATMENT';
  return modification ? `${modification}_MODIFICATION` : 'NATURE';
}

function worstClass(durabilityClass: string | null): number | null {
  const classes = [...(durabilityClass ?? '').matchAll(/[1-5]/g)].map(([digit]) => Number(digit));
  return classes.length > 0 ? Math.max(...classes) : null;
}
