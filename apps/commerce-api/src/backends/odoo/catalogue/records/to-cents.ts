/** An amount in euros as whole cents, halves up, as Odoo rounds: 16.915 is 1692 though the float is a little less. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(5)));
}
