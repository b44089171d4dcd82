/** Where timber is used (EN 335): inside dry, inside humid, outside draining, outside wet, ground or fresh water, sea. */
export const USE_CLASSES = ['1', '2', '3.1', '3.2', '4', '5'] as const;
export type UseClass = (typeof USE_CLASSES)[number];

/** Whether natural durability is enough: yes; only where the construction keeps water away; no. */
export type UseClassFit = 'suitable' | 'with-design-care' | 'not-suitable';

export interface DurabilityInput {
  /** Natural durability of the heartwood by EN 350, 1 (very durable) to 5; a range such as `3–4` counts as its worse end. */
  durabilityClass: string | null;
  /** The highest use class that a treatment is made for; null for untreated wood. */
  treatedFor?: string | null;
}

/**
 * Best durability class that still suits, and the last one that suits with care, per use class: after EN 460, whose
 * doubtful cases are "with design care". In sea water even class 1 depends on the species.
 */
const LIMITS: Readonly<Record<UseClass, { readonly suitable: number; readonly care: number }>> = {
  '1': { suitable: 5, care: 5 },
  '2': { suitable: 3, care: 5 },
  '3.1': { suitable: 3, care: 4 },
  '3.2': { suitable: 2, care: 4 },
  '4': { suitable: 1, care: 2 },
  '5': { suitable: 0, care: 1 },
};

/** How wood fits a use; null when neither its durability nor a treatment is known. */
export function fitForUse({ durabilityClass, treatedFor }: DurabilityInput, use: UseClass): UseClassFit | null {
  const treated = USE_CLASSES.findIndex((each) => each === treatedFor);
  if (treated >= USE_CLASSES.indexOf(use)) return 'suitable';
  const durability = worstClass(durabilityClass);
  if (durability === null) return treated < 0 ? null : 'not-suitable';
  const { suitable, care } = LIMITS[use];
  if (durability <= suitable) return 'suitable';
  return durability <= care ? 'with-design-care' : 'not-suitable';
}

/** Years that heartwood lasts in contact with the ground: a rule of thumb and no promise; null where there is no bound. */
export interface ServiceLife {
  readonly from: number | null;
  readonly to: number | null;
}

const SERVICE_LIFE: Readonly<Record<number, ServiceLife>> = {
  1: { from: 25, to: null },
  2: { from: 15, to: 25 },
  3: { from: 10, to: 15 },
  4: { from: 5, to: 10 },
  5: { from: null, to: 5 },
};

/** The years of a durability class by EN 350, those of the worse end of a range; null when it is not known. */
export function serviceLife(durabilityClass: string | null): ServiceLife | null {
  const durability = worstClass(durabilityClass);
  return durability === null ? null : (SERVICE_LIFE[durability] ?? null);
}

function worstClass(durabilityClass: string | null): number | null {
  const classes = [...(durabilityClass ?? '').matchAll(/[1-5]/g)].map(([digit]) => Number(digit));
  return classes.length > 0 ? Math.max(...classes) : null;
}
