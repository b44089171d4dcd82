/** A property's name as a column's: `priceM2Wood` gives `price_m2_wood`. */
export function camelToSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
