/** Design values of wood by EN ISO 10456, table 3. */
export interface ThermalValues {
  /** Thermal conductivity in W/(m·K). */
  readonly conductivity: number;
  /** Water vapour resistance factors µ of dry and of wet wood. */
  readonly vapour: readonly [dry: number, wet: number];
}

const TABLE: readonly (readonly [density: number, values: ThermalValues])[] = [
  [450, { conductivity: 0.12, vapour: [50, 20] }],
  [500, { conductivity: 0.13, vapour: [50, 20] }],
  [700, { conductivity: 0.18, vapour: [200, 50] }],
];

/** The values of the next denser wood of the table, which conducts more; null for wood denser than all of it. */
export function thermalValues(density: number): ThermalValues | null {
  return TABLE.find(([upTo]) => density <= upTo)?.[1] ?? null;
}
