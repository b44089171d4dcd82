import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { CommerceError } from '../domain/errors/commerce-error';
import type { CommerceContext } from './context';
import { createQueryLimits } from './query-limits';

/** What a client sends: the id of a trusted document, or a query. */
export interface GraphqlRequest {
  readonly documentId?: string | undefined;
  readonly query?: string | undefined;
  readonly operationName?: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** An operation that may run. */
export interface Operation {
  /** For the log; null when it has none. */
  readonly name: string | null;
  readonly isMutation: boolean;
  /** True when everyone gets the same answer until the catalogue changes. */
  readonly isCacheable: boolean;
  run(context: CommerceContext, variables: GraphqlRequest['variables']): Promise<ExecutionResult> | ExecutionResult;
}

interface Options {
  readonly schema: GraphQLSchema;
  /** SHA-256 of the printed operation → operation. */
  readonly documents: Readonly<Record<string, string>>;
  /** Whether queries run that are no trusted document. */
  readonly areAdHocQueriesAllowed: boolean;
  readonly isIntrospectionAllowed: boolean;
}

const PUBLIC_FIELDS = new Set([
  'getProductTemplatesList',
  'getProductTemplate',
  'getAlternativeProducts',
  'getProductVariant',
  'getProductVariants',
  'getProductsTagging',
  'getRangeSummary',
  'getSpecies',
  'getCategoryText',
  'getWebsiteCategories',
  'getWebsiteCategory',
  'getWebsiteMenu',
  'getSearchResults',
  'getCountries',
]);

// Far above what a person writes, far below what makes parsing slow.
const MAX_TOKENS = 3000;

/** Finds the operation of a request; refuses what is unknown, wrong or too much. */
export function createPrepareOperation(options: Options) {
  const { schema, documents, areAdHocQueriesAllowed, isIntrospectionAllowed } = options;
  const trusted = new Map(Object.entries(documents).map(([id, text]) => [id, compile(schema, text)]));
  const adHoc = new LRUCache<string, DocumentNode>({ max: 200 });
  const checkQueryLimits = createQueryLimits(schema);
  const rules = isIntrospectionAllowed ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];

  function parseAdHoc(query: string, variables: GraphqlRequest['variables']): DocumentNode {
    const document = adHoc.get(query) ?? parse(query, { maxTokens: MAX_TOKENS });
    checkQueryLimits(document, variables);
    if (!adHoc.has(query)) {
      const errors = validate(schema, document, rules, { maxErrors: 3 });
      if (errors[0]) throw errors[0];
      adHoc.set(query, document);
    }
    return document;
  }

  return function prepareOperation({ documentId, query, operationName, variables }: GraphqlRequest): Operation {
    if (documentId !== undefined) {
      const operation = trusted.get(documentId);
      if (!operation) throw new CommerceError('BAD_REQUEST', { reason: 'unknown documentId' });
      return operation;
    }
    if (!query) throw new CommerceError('BAD_REQUEST', { reason: 'documentId or query is missing' });
    if (!areAdHocQueriesAllowed) throw new CommerceError('BAD_REQUEST', { reason: 'only trusted documents run here' });
    const document = parseAdHoc(query, variables);
    const node = operationOf(document, operationName);
    return {
      ...factsOf(node),
      isCacheable: false,
      run: (contextValue, variableValues) =>
        execute({ schema, document, contextValue, variableValues, operationName: operationName ?? null }),
    };
  };
}

/** Compiled once: several times faster than walking the document for each request. */
function compile(schema: GraphQLSchema, text: string): Operation {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw error;
  const node = operationOf(document);
  const compiled = compileQuery(schema, document, node.name?.value);
  if (!isCompiledQuery(compiled)) throw new Error(`The document ${node.name?.value} cannot be compiled`);
  return { ...factsOf(node), run: (context, variables) => compiled.query({}, context, variables) };
}

function factsOf(node: OperationDefinitionNode) {
  const isMutation = node.operation === 'mutation';
  const isCacheable =
    !isMutation &&
    node.selectionSet.selections.every((field) => field.kind === Kind.FIELD && PUBLIC_FIELDS.has(field.name.value));
  return { name: node.name?.value ?? null, isMutation, isCacheable };
}

function operationOf(document: DocumentNode, operationName?: string): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [first, second] = operations;
  if (!operationName && second) throw new GraphQLError('operationName is missing');
  const operation = operationName ? operations.find(({ name }) => name?.value === operationName) : first;
  if (!operation) throw new GraphQLError('The operation does not exist');
  return operation;
}
