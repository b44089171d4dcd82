import type { VocabularyRecords } from '../../../catalogue/patch-vocabulary';
import type { CategoryRecord, Localized } from '../../../ports/catalogue-source';
import type { AttributeRole } from './mapping/catalogue-mapping';

/** A value that products can have of an attribute that the mapping knows. */
export interface AttributeValue {
  readonly id: number;
  readonly role: AttributeRole;
  /** Language-neutral key, for example `larch-european`. */
  readonly key: string;
  readonly names: Localized<string>;
}

/** What one of the unit that Odoo sells a product in is: a piece, or a length in mm; undefined where it is neither. */
export type SalesUnit = { readonly kind: 'piece' } | { readonly kind: 'length'; readonly mm: number };

/** What products refer to: read once and kept while products are read. */
export interface Vocabulary {
  readonly values: ReadonlyMap<number, AttributeValue>;
  readonly units: ReadonlyMap<number, SalesUnit>;
  readonly categories: readonly CategoryRecord[];
  /** The same as the catalogue keeps it. */
  readonly records: VocabularyRecords;
}
