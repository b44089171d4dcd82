/** Rounds to the nearest whole number, halves away from zero, so that a credit rounds like its debit. */
export function roundHalfUp(n: number): number {
  // `Math.round` alone takes halves towards +∞: -0.5 would become 0.
  return n < 0 ? 0 - Math.round(-n) : Math.round(n);
}

/** The quotient of two whole numbers, rounded half up without passing through a fraction; the divisor is positive. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const remainder = size % divisor;
  const quotient = (size - remainder) / divisor + (remainder * 2 >= divisor ? 1 : 0);
  return dividend < 0 ? 0 - quotient : quotient;
}

/** The quotient of two whole numbers, rounded up; neither is negative and the divisor is positive. */
export function divideUp(dividend: number, divisor: number): number {
  const remainder = dividend % divisor;
  return (dividend - remainder) / divisor + (remainder > 0 ? 1 : 0);
}
