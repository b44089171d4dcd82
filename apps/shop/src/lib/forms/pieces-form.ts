import type { CartProductInput } from '@geven/odoo-sdk';

const FIELD = /^pieces\[(\d{1,9})\]$/;

/** The name of the pieces field of a variant. */
export const piecesField = (variantId: number): string => `pieces[${variantId}]`;

/** Variants and pieces of a form; fields that are empty or 0 are not wanted. NaN stands for what is no number. */
export function readPieces(values: Readonly<Record<string, string>>): CartProductInput[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const id = FIELD.exec(name)?.[1];
    const text = value.trim();
    if (!id || text === '' || text === '0') return [];
    return [{ id: Number(id), quantity: Number(text.replace(',', '.')) }];
  });
}
