import type { ProductVariantId } from '@geven/odoo-sdk';
import type { FormRefusal } from './form-flash';

const FIELD = /^pieces\[(\d{1,9})\]$/;

/** Pieces of a variant, as they were entered: NaN where that is no number. */
export interface VariantPieces {
  readonly id: ProductVariantId;
  readonly pieces: number;
}

/** The name of the pieces field of a variant. */
export const piecesField = (variantId: number): string => `pieces[${variantId}]`;

/** Whether a field of a form is the pieces of a variant. */
export const isPiecesField = (name: string): boolean => FIELD.test(name);

/** Fields of a form that asks for pieces of one variant. */
export const ONE_VARIANT = { variant: 'variant', pieces: 'pieces' } as const;

/** Variants and pieces of a form; fields that are empty or 0 are not wanted. */
export function readPieces(values: Readonly<Record<string, string>>): VariantPieces[] {
  const one = values[ONE_VARIANT.variant];
  const chosen =
    one === undefined ? values : { ...values, [piecesField(Number(one))]: values[ONE_VARIANT.pieces] ?? '' };
  return Object.entries(chosen).flatMap(([name, value]) => {
    const id = FIELD.exec(name)?.[1];
    const text = value.trim();
    return !id || text === '' || text === '0' ? [] : [{ id: Number(id) as ProductVariantId, pieces: readNumber(text) }];
  });
}

/** A number as people write it, with a comma or a point; NaN for anything else. */
export const readNumber = (text: string): number => Number(text.replace(',', '.'));

/** What a call could not even carry: half a board, or no 32-bit number at all. What may be ordered decides the API. */
export function checkPieces(pieces: readonly number[]): FormRefusal[] | null {
  const areCounts = pieces.every((each) => Number.isInteger(each) && Math.abs(each) < 2 ** 31);
  return areCounts ? null : [{ code: 'QUANTITY_INVALID', params: {} }];
}
