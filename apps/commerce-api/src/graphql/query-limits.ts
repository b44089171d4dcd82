import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { CommerceError } from '../domain/errors/commerce-error';
import { fieldCosts } from '../generated/field-costs';

const MAX_DEPTH = 10;
const MAX_ALIASES = 20;
/** Fields that an answer may have, estimated before it is made. */
const MAX_COST = 10_000;

/** The page size that a field is weighed with when what it will be is not known, and its maximum. */
const MAX_PAGE_SIZE = 100;

/** Mutations, so that a request has one of them at most: what counts attempts counts requests. */
const CREDENTIAL_FIELDS = new Set([
  'checkEmail',
  'gevenSignUpUser',
  'login',
  'confirmEmail',
  'resetPassword',
  'changePassword',
  'updatePassword',
  'loginWithPasskey',
  'confirmNewEmail',
  'approveEmailChange',
  'refuseEmailChange',
  'deleteAccount',
  'undoDeleteAccountByLink',
]);

/** What the schema's directives `@cost` and `@listSize` say of a field. */
interface FieldCost {
  /** Cost of finding it, whatever of it is asked for, in fields. */
  readonly weight?: number;
  /** Objects that the list is estimated to have. */
  readonly assumedSize?: number;
  /** Arguments that tell the size instead. */
  readonly slicingArguments?: readonly string[];
  /** The lists inside the field that have this size. */
  readonly sizedFields?: readonly string[];
}

const COSTS: Readonly<Record<string, FieldCost>> = fieldCosts;

type Variables = Readonly<Record<string, unknown>>;

interface Weight {
  readonly depth: number;
  readonly cost: number;
  readonly aliases: number;
}

/** Sizes of the lists directly below a field, by name. */
type Sizes = ReadonlyMap<string, number>;

const NO_SIZES: Sizes = new Map();

/**
 * Refuses an ad-hoc query that is deep, wide, repetitive or changes more than one thing. It runs before validation, which
 * itself is slow on such queries, and so must cope with cycles of fragments and fields that do not exist.
 */
export function createQueryLimits(schema: GraphQLSchema) {
  return function checkQueryLimits(document: DocumentNode, variables: Variables): void {
    const fragments = new Map<string, FragmentDefinitionNode>();
    for (const node of document.definitions)
      if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    const weigh = createWeigh(schema, fragments, variables);
    const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    for (const { operation, selectionSet } of operations) {
      // One change a request: limits count requests, and what fails half-way would be hard to tell.
      if (operation === 'mutation' && !isOneField(selectionSet)) throw new CommerceError('QUERY_TOO_COMPLEX');
      checkCredentials(selectionSet);
      const { depth, cost, aliases } = weigh(selectionSet, schema.getRootType(operation) ?? undefined, NO_SIZES);
      if (depth > MAX_DEPTH || cost > MAX_COST || aliases > MAX_ALIASES) throw new CommerceError('QUERY_TOO_COMPLEX');
    }
  };
}

/** A password or the token of a link belongs into the variables of a document that the shop ships, never into a text. */
function checkCredentials({ selections }: SelectionSetNode): void {
  const given = selections.find((field) => field.kind === Kind.FIELD && CREDENTIAL_FIELDS.has(field.name.value));
  if (given) throw new CommerceError('BAD_REQUEST', { reason: 'this runs as a trusted document only' });
}

function isOneField({ selections: [first, second] }: SelectionSetNode): boolean {
  return first?.kind === Kind.FIELD && second === undefined;
}

function createWeigh(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
) {
  // A fragment weighs the same wherever it is spread, so ever doubling spreads are weighed once each.
  const known = new Map<string, Weight>();
  const open = new Set<string>();
  const typeOf = (condition: NamedTypeNode | undefined) => condition && schema.getType(condition.name.value);

  function weigh(set: SelectionSetNode, type: GraphQLNamedType | undefined, sizes: Sizes): Weight {
    let depth = 0;
    let cost = 0;
    let aliases = 0;
    for (const selection of set.selections) {
      const weight =
        selection.kind === Kind.FIELD
          ? weighField(selection, type, sizes)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? weigh(selection.selectionSet, typeOf(selection.typeCondition) ?? type, sizes)
            : weighSpread(selection.name.value);
      depth = Math.max(depth, weight.depth);
      cost += weight.cost;
      aliases += weight.aliases;
    }
    return { depth, cost, aliases };
  }

  function weighField(node: FieldNode, type: GraphQLNamedType | undefined, sizes: Sizes): Weight {
    const own = node.alias ? 1 : 0;
    if (!node.selectionSet) return { depth: 1, cost: 1, aliases: own };
    const name = node.name.value;
    const field = isObjectType(type) ? type.getFields()[name] : undefined;
    const costs = COSTS[`${type?.name}.${name}`] ?? {};
    const inner = weigh(node.selectionSet, field && getNamedType(field.type), sizesBelow(node, costs, variables));
    // A list whose page is asked for outside the fragment it is in is weighed with the maximum.
    const isList = field !== undefined && isListType(getNullableType(field.type));
    const times = isList ? (sizes.get(name) ?? costs.assumedSize ?? MAX_PAGE_SIZE) : 1;
    return { depth: inner.depth + 1, cost: (costs.weight ?? 1) + times * inner.cost, aliases: own + inner.aliases };
  }

  function weighSpread(name: string): Weight {
    const fragment = fragments.get(name);
    if (!fragment || open.has(name)) return { depth: 0, cost: 0, aliases: 0 };
    let weight = known.get(name);
    if (!weight) {
      open.add(name);
      weight = weigh(fragment.selectionSet, typeOf(fragment.typeCondition), NO_SIZES);
      open.delete(name);
      known.set(name, weight);
    }
    return weight;
  }

  return weigh;
}

/** The sizes of the lists that a field's arguments decide. */
function sizesBelow(node: FieldNode, { sizedFields, slicingArguments, assumedSize }: FieldCost, variables: Variables) {
  if (!sizedFields) return NO_SIZES;
  const given = node.arguments?.find(({ name }) => slicingArguments?.includes(name.value))?.value;
  const size = given ? askedSize(given, variables) : (assumedSize ?? MAX_PAGE_SIZE);
  return new Map(sizedFields.map((name) => [name, Math.min(size, MAX_PAGE_SIZE)]));
}

function askedSize(given: ValueNode, variables: Variables): number {
  if (given.kind === Kind.INT) return Number(given.value);
  const variable = given.kind === Kind.VARIABLE ? variables[given.name.value] : undefined;
  return typeof variable === 'number' ? variable : MAX_PAGE_SIZE;
}
