import type { HazardCode, PrecautionCode } from '@geven/catalogue-records';

/** What a safety data sheet must know of a mixture beside its label. Names are keys of the texts. */
export interface Mixture {
  readonly key: 'oil' | 'alkalineCleaner' | 'greyRemover' | 'algaeCleaner';
  /** Item numbers of its products begin so. */
  readonly itemNumber: string;
  /** Class and category of each hazard with its statement, as CLP abbreviates them. */
  readonly classification: readonly (readonly [category: string, code: HazardCode])[];
  readonly label: {
    readonly statements: readonly HazardCode[];
    readonly precautions: readonly PrecautionCode[];
  };
  readonly ingredients: readonly Ingredient[];
  /** Null where it has none, as mixtures with solvents. */
  readonly ph: string | null;
  /** °C; null for what does not burn. */
  readonly flashPoint: string | null;
  /** g/cm³ at 20 °C. */
  readonly density: string;
  readonly isSoluble: boolean;
  /** mm²/s at 40 °C, where it decides whether the mixture is dangerous to the lungs. */
  readonly viscosity: string | null;
  /** Null for what is no dangerous good. */
  readonly transport: Transport | null;
  /** Code of the European waste catalogue. */
  readonly wasteCode: string;
  readonly regulations: readonly ('detergents' | 'biocides' | 'childResistant')[];
}

export interface Ingredient {
  readonly key: string;
  readonly cas: string | null;
  readonly ec: string | null;
  /** Per cent by weight. */
  readonly share: string;
  /** As CLP abbreviates it; empty: not classified. */
  readonly classification: readonly (readonly [category: string, code: HazardCode])[];
  /** The label names what makes the mixture dangerous. */
  readonly isOnLabel: boolean;
}

export interface Transport {
  readonly number: string;
  readonly class: string;
  readonly packingGroup: string;
  readonly isMarinePollutant: boolean;
  /** Packed up to this size, ADR asks for less, or for nothing. */
  readonly limitedQuantity: string;
  readonly isFreeUpToFiveLitres: boolean;
}
