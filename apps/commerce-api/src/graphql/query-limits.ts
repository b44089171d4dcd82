import { type DocumentNode, type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';
import { CommerceError } from '../domain/errors/commerce-error';

const MAX_DEPTH = 10;
const MAX_ALIASES = 20;
/** Fields that an answer may have, estimated before it is made. */
const MAX_COST = 10_000;

/** What finding the answer costs, whatever of it is asked for, in fields. */
const WORK: Readonly<Record<string, number>> = { getSearchResults: 1000, getProductTemplatesList: 1000 };

/** Objects that a list is estimated to have; `products` takes it from the page that is asked for. */
const LIST_SIZES: Readonly<Record<string, number>> = {
  products: 20,
  productVariants: 15,
  getProductVariants: 15,
  accessoryProducts: 12,
  alternativeProducts: 12,
  getAlternativeProducts: 12,
  productTemplateAttributeValues: 10,
  finishings: 6,
  rows: 15,
  cells: 6,
  lengths: 15,
  mediaGallery: 3,
  productDocuments: 4,
  getSpecies: 5,
  getProductsTagging: 20,
  getWebsiteCategories: 100,
  categories: 20,
  getCountries: 27,
  childs: 10,
  websiteCategories: 5,
  websiteOrderLine: 20,
  removedLines: 2,
  filterGroups: 5,
  values: 30,
};

type Variables = Readonly<Record<string, unknown>>;

interface Weight {
  readonly depth: number;
  readonly cost: number;
  readonly aliases: number;
}

/**
 * Refuses an ad-hoc query that is deep, wide, repetitive or changes more than one thing. It runs before validation, which itself is slow on such
 * queries, and so must stand cycles of fragments.
 */
export function checkQueryLimits(document: DocumentNode, variables: Variables): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const weigh = createWeigh(fragments, variables);
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  for (const { operation, selectionSet } of operations) {
    // One change a request: limits count requests, and what fails half-way would be hard to tell.
    if (operation === 'mutation' && !isOneField(selectionSet)) throw new CommerceError('QUERY_TOO_COMPLEX');
    const { depth, cost, aliases } = weigh(selectionSet, 1);
    if (depth > MAX_DEPTH || cost > MAX_COST || aliases > MAX_ALIASES) throw new CommerceError('QUERY_TOO_COMPLEX');
  }
}

function isOneField({ selections: [first, second] }: SelectionSetNode): boolean {
  return first?.kind === Kind.FIELD && second === undefined;
}

function createWeigh(fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Variables) {
  // A fragment weighs the same wherever it is spread, so ever doubling spreads are weighed once each.
  const known = new Map<string, Weight>();
  const open = new Set<string>();

  function weigh(set: SelectionSetNode, pageSize: number): Weight {
    let depth = 0;
    let cost = 0;
    let aliases = 0;
    for (const selection of set.selections) {
      const weight =
        selection.kind === Kind.FIELD
          ? weighField(selection, pageSize)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? weigh(selection.selectionSet, pageSize)
            : weighSpread(selection.name.value);
      depth = Math.max(depth, weight.depth);
      cost += weight.cost;
      aliases += weight.aliases;
    }
    return { depth, cost, aliases };
  }

  function weighField(field: FieldNode, pageSize: number): Weight {
    const own = field.alias ? 1 : 0;
    if (!field.selectionSet) return { depth: 1, cost: 1, aliases: own };
    const inner = weigh(field.selectionSet, pageSizeOf(field, variables) ?? pageSize);
    const times = field.name.value === 'products' ? pageSize : (LIST_SIZES[field.name.value] ?? 1);
    const work = WORK[field.name.value] ?? 1;
    return { depth: inner.depth + 1, cost: work + times * inner.cost, aliases: own + inner.aliases };
  }

  function weighSpread(name: string): Weight {
    const fragment = fragments.get(name);
    if (!fragment || open.has(name)) return { depth: 0, cost: 0, aliases: 0 };
    let weight = known.get(name);
    if (!weight) {
      open.add(name);
      // A fragment does not know the page that it is spread in: it is weighed with the largest.
      weight = weigh(fragment.selectionSet, LARGEST_PAGE);
      open.delete(name);
      known.set(name, weight);
    }
    return weight;
  }

  return weigh;
}

const LARGEST_PAGE = 100;
/** The arguments that tell how many products a field answers. */
const PAGE_SIZES = new Map([
  ['getProductTemplatesList', 'pageSize'],
  ['getSearchResults', 'limit'],
]);

/** The size of the page that a field asks for; undefined for fields without pages. */
function pageSizeOf(field: FieldNode, variables: Variables): number | undefined {
  const argument = PAGE_SIZES.get(field.name.value);
  if (argument === undefined) return undefined;
  const value = field.arguments?.find(({ name }) => name.value === argument)?.value;
  if (!value) return LIST_SIZES.products;
  if (value.kind === Kind.INT) return Math.min(Number(value.value), LARGEST_PAGE);
  const variable = value.kind === Kind.VARIABLE ? variables[value.name.value] : undefined;
  return typeof variable === 'number' ? Math.min(variable, LARGEST_PAGE) : LARGEST_PAGE;
}
