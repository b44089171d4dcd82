/** Part of dry wood that is carbon, and the weight of CO2 per weight of carbon. */
const CARBON = 0.5;
const CO2_PER_CARBON = 44 / 12;

export interface StoredCarbonInput {
  /** Volume in m³ at that moisture. */
  volume: number;
  /** Density in kg/m³ at that moisture. */
  density: number;
  /** Moisture in percent; 12 when left out. */
  moisture?: number;
}

/** kg of CO2 that a tree took from the air for this wood, by EN 16449; what harvest and transport emit is not in it. */
export function storedCarbonDioxide({ volume, density, moisture = 12 }: StoredCarbonInput): number {
  return (CO2_PER_CARBON * CARBON * volume * density) / (1 + moisture / 100);
}
