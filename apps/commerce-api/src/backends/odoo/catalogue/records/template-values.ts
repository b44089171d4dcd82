import { ProductLeftOut } from '../left-out';
import type { AttributeRole } from '../mapping/catalogue-mapping';
import type { OdooTemplate, OdooVariant } from '../odoo-template';
import type { AttributeValue, Vocabulary } from '../vocabulary';
import { parseSize } from './parse-size';

/** What a product's attributes say. */
export interface TemplateValues {
  all(role: AttributeRole): readonly AttributeValue[];
  /** The values with their ids on this product. */
  uses(role: AttributeRole): readonly { readonly id: number; readonly key: string }[];
  /** The only value; a product with several has no place in the shop. */
  one(role: AttributeRole): AttributeValue | undefined;
  /** Thickness or width in mm. */
  size(role: AttributeRole): number;
  /** Values of one variant: its own, or the product's where all variants share it. */
  ofVariant(variant: OdooVariant, role: AttributeRole): readonly AttributeValue[];
}

/** Attributes that variants may differ by. */
const VARYING: readonly AttributeRole[] = ['length', 'choice'];

export function valuesOf({ values, variants }: OdooTemplate, vocabulary: Vocabulary): TemplateValues {
  const uses = values.map((use) => ({ ...use, value: vocabulary.values.get(use.valueId) }));
  const byUse = new Map(uses.map((use) => [use.id, use]));

  // Variants that differ by something else could not be told apart.
  const valuesPerAttribute = new Map<number, Set<number>>();
  for (const use of variants.flatMap((variant) => variant.uses)) {
    const found = byUse.get(use);
    if (!found || (found.value && VARYING.includes(found.value.role))) continue;
    const known = valuesPerAttribute.get(found.attributeId) ?? new Set();
    valuesPerAttribute.set(found.attributeId, known.add(found.valueId));
    if (known.size > 1) {
      throw found.value
        ? new ProductLeftOut('several-values', found.value.role)
        : new ProductLeftOut('unknown-attribute', String(found.attributeId));
    }
  }

  const all = (role: AttributeRole) => uses.flatMap(({ value }) => (value?.role === role ? [value] : []));
  function one(role: AttributeRole): AttributeValue | undefined {
    const [only, ...more] = all(role);
    if (more.length > 0) throw new ProductLeftOut('several-values', role);
    return only;
  }
  return {
    uses: (role) => uses.flatMap(({ id, value }) => (value?.role === role ? [{ id, key: value.key }] : [])),
    all,
    one,
    size(role) {
      const value = one(role);
      if (!value) throw new ProductLeftOut('missing-size', role);
      return sizeOf(value);
    },
    ofVariant(variant, role) {
      const own = variant.uses.flatMap((use) => {
        const value = byUse.get(use)?.value;
        return value?.role === role ? [value] : [];
      });
      const shared = all(role);
      return own.length > 0 || shared.length !== 1 ? own : shared;
    },
  };
}

/** The mm of a value; its product is left out when it is none. */
export function sizeOf({ role, names }: AttributeValue): number {
  const mm = parseSize(names.en);
  if (mm === undefined) throw new ProductLeftOut('unknown-size', `${role} ${names.en}`);
  return mm;
}
