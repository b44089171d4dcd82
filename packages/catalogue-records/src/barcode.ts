/** EAN-13 for use inside the shop (prefix 2): the variant's id in eleven digits and the check digit. */
export function barcode(variantId: number): string {
  const digits = `2${String(variantId).padStart(11, '0')}`;
  return `${digits}${barcodeCheckDigit(digits)}`;
}

/** The last digit of an EAN-13 by the twelve before it. */
export function barcodeCheckDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  }
  return (10 - (sum % 10)) % 10;
}
