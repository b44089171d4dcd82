import type { CatalogueRecords, TemplateRecord, VariantRecord } from '@geven/catalogue-records';
import { sampleRecords } from './sample-catalogue';

/** The first product of its kind that is for sale, and the variant of it to buy. */
export interface SampleKind {
  readonly kind: string;
  readonly template: TemplateRecord;
  readonly variant: VariantRecord;
}

/**
 * One of every kind of thing that the sample range sells, for tests that must buy them all: each family of timber, each
 * group of accessories, sample boxes, a sample of a board and a board that is planed to order. Derived from the records,
 * so that a new family or group cannot be forgotten.
 */
export function sampleKinds(records: CatalogueRecords = sampleRecords()): readonly SampleKind[] {
  const templates = new Map(records.templates.map((template) => [template.id, template]));
  const kinds = new Map<string, SampleKind>();
  for (const variant of records.variants) {
    const template = templates.get(variant.templateId);
    if (!template?.isPublished || !variant.isPublished) continue;
    for (const kind of kindsOf(template, variant)) {
      if (!kinds.has(kind)) kinds.set(kind, { kind, template, variant });
    }
  }
  return [...kinds.values()];
}

/** A board in stock, a board planed to order and a sample of a board are three things to buy. */
function kindsOf({ family, itemNumber, isPlanedToOrder }: TemplateRecord, { isSample }: VariantRecord): string[] {
  if (isSample) return ['sample'];
  if (isPlanedToOrder) return ['planed-to-order'];
  return [family === 'AC' ? itemNumber.split('-').slice(0, 2).join('-') : family];
}
