/** A block of a story: which component shows it, its own id, and its fields, each of which may be missing. */
export interface Block {
  readonly component: string;
  readonly _uid: string;
  readonly [field: string]: unknown;
}

/** Whether a value from the content service is a block. */
export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'component' in value && typeof value.component === 'string';

/** The text of a field; empty for whatever else is there. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The blocks of a field; none for whatever else is there. */
export const blocksOf = (value: unknown): Block[] => (Array.isArray(value) ? value.filter(isBlock) : []);

/** The number of a field, which the vendor delivers as a text; null where it is none above zero. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : null;
}

/** The address of a picture or file of the content service; empty for whatever else is there. */
export const fileOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'filename' in value ? textOf(value.filename) : '';
