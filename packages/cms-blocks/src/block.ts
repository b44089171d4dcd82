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
