import type { TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import type { VariantFacts } from '../read/read-variant-facts';
import type { Vocabulary } from '../vocabulary';
import type { MappedFinishes } from './map-finishes';

/** What a product is mapped with. */
export interface MappingContext {
  readonly mapping: CatalogueMapping;
  readonly vocabulary: Vocabulary;
  readonly facts: ReadonlyMap<number, VariantFacts>;
}

/** A variant that Odoo does not sell in pieces: so much of its unit is one piece. */
export interface VariantUnit {
  readonly variantId: number;
  readonly quantityPerPiece: number;
}

/** A product of Odoo as the catalogue has it. */
export interface MappedTemplate {
  readonly template: TemplateRecord;
  readonly variants: readonly VariantRecord[];
  readonly units: readonly VariantUnit[];
  readonly finishes: MappedFinishes;
  readonly categoryIds: readonly number[];
}
