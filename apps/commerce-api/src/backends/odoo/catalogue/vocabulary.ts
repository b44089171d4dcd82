import type { CategoryRecord, Localized, RibbonRecord } from '@geven/catalogue-records';
import type { Contents } from '@geven/timber';
import type { VocabularyRecords } from '../../../catalogue/patch-vocabulary';
import type { AttributeRole } from './mapping/catalogue-mapping';
import type { FinishService } from './read/read-finish-services';

/** A value that products can have of an attribute that the mapping knows. */
export interface AttributeValue {
  readonly id: number;
  readonly role: AttributeRole;
  /** Language-neutral key, for example `larch-european`. */
  readonly key: string;
  readonly names: Localized<string>;
}

/** What one of the unit that Odoo sells a product in is: pieces, or a length in mm; undefined where it is neither. */
export type SalesUnit =
  /** `count` of the unit `base`, which units of the same kind are told apart by. */
  | { readonly kind: 'piece'; readonly base: number; readonly count: number }
  | { readonly kind: 'length'; readonly mm: number };

/** What products refer to: read once and kept while products are read. */
export interface Vocabulary {
  readonly values: ReadonlyMap<number, AttributeValue>;
  readonly units: ReadonlyMap<number, SalesUnit>;
  /** What one of each base unit is; those that the mapping does not know are left out. */
  readonly baseUnits: ReadonlyMap<number, Contents>;
  readonly categories: readonly CategoryRecord[];
  /** By the ids that products refer to them with. */
  readonly ribbons: ReadonlyMap<number, RibbonRecord>;
  /** Slugs of the tags that customers may see. */
  readonly tags: ReadonlyMap<number, string>;
  /** ISO 3166-1 alpha-2. */
  readonly countries: ReadonlyMap<number, string>;
  /** Fields of products that not every Odoo has, by the modules that are installed. */
  readonly optionalFields: ReadonlySet<string>;
  /** Services that charge finishes, by item number. */
  readonly services: ReadonlyMap<string, FinishService>;
  /** The same as the catalogue keeps it. */
  readonly records: VocabularyRecords;
}
