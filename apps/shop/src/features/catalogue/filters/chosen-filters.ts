import type { ProductList } from '@geven/odoo-sdk';
import type { Filters } from '@/lib/listing/filter-slug';

/** A value that an address chooses, in words. */
export interface ChosenFilter {
  readonly attribute: string;
  readonly value: string;
  /** Sizes name their group too: "28-40 mm" alone could be either. What is unknown is called as it is written. */
  readonly name: string;
  /** False for what no product ever had. */
  readonly isKnown: boolean;
}

const SIZES: ReadonlySet<string> = new Set(['thickness', 'width']);

/** The chosen filters of an address in its order, named as the list names them. */
export function chosenFilters(filters: Filters, { filterGroups, unknownFilters }: ProductList): ChosenFilter[] {
  const isUnknown = (attribute: string, value: string) =>
    unknownFilters.some((each) => each.attribute === attribute && each.value === value);
  return [...filters].flatMap(([attribute, values]) =>
    values.map((value) => {
      const group = filterGroups.find((each) => each.attribute === attribute);
      const known = group?.values.find(({ slug }) => slug === value);
      const parent = group?.values.find((each) => each.parent?.slug === value)?.parent;
      const name = known?.name ?? parent?.name ?? value;
      return {
        attribute,
        value,
        name: group && SIZES.has(attribute) ? `${group.name} ${name}` : name,
        isKnown: !isUnknown(attribute, value),
      };
    }),
  );
}
