import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { ROOT } from '../settings.ts';
import { oddJson, oddNumber, oddText, wellFormed } from './odd-values.ts';

const SDK = join(ROOT, 'packages', 'odoo-sdk');
const schemaFiles = readdirSync(join(SDK, 'schema')).filter((file) => file.endsWith('.graphql'));
const schema = buildSchema(schemaFiles.map((file) => readFileSync(join(SDK, 'schema', file), 'utf8')).join('\n'));
const documents = Object.entries(
  JSON.parse(readFileSync(join(SDK, 'src', 'generated', 'trusted-documents.json'), 'utf8')) as Record<string, string>,
);

/** A value of a type, now and then one of another. */
function oddValueOf(type: GraphQLInputType, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 8, arbitrary: rightValueOf(type, depth) }, { weight: 1, arbitrary: oddJson });
}

function rightValueOf(type: GraphQLInputType, depth: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return rightValueOf(type.ofType, depth);
  if (isListType(type))
    return fc.array(oddValueOf(type.ofType, depth + 1), { maxLength: depth === 0 ? 120 : 4, size: 'small' });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, oddValueOf(field.type, depth + 1)] as const,
    );
    return mostly(Object.fromEntries(fields));
  }
  if (type.name === 'String' || type.name === 'ID') return oddText;
  return type.name === 'Boolean' ? fc.boolean() : oddNumber;
}

/** All fields, or some of them. */
const mostly = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<object> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record(fields) },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: [] }) },
  );

/** Calls of the SDK with odd variables. */
const trusted = fc.constantFrom(...documents).chain(([documentId, text]) => {
  const [operation] = parse(text).definitions;
  const variables = operation?.kind === Kind.OPERATION_DEFINITION ? (operation.variableDefinitions ?? []) : [];
  const fields = variables.map(({ variable, type }) => {
    const known = typeFromAST(schema, type) as GraphQLInputType | undefined;
    return [variable.name.value, known ? oddValueOf(known) : oddJson] as const;
  });
  return fc.record({
    documentId: fc.constant(documentId),
    variables: mostly(Object.fromEntries(fields)),
  });
});

/** Requests in words of one's own: deep, wide, wrong. */
const untrusted = fc
  .oneof(
    fc.constantFrom(
      '{__typename}',
      '{__schema{types{name fields{name type{ofType{ofType{ofType{name}}}}}}}}',
      '{',
      'query($a:Int!){getProductTemplate(id:$a){name}}',
      'mutation{cartClear{cart{order{id}}}}',
      'subscription{x}',
      'fragment a on ProductTemplate{...b}fragment b on ProductTemplate{...a}{getProductTemplate(id:1){...a}}',
      `{${'getProductTemplate(id:37){accessoryProducts{'.repeat(1)}${'accessoryProducts{'.repeat(12)}id${'}'.repeat(14)}}`,
      `{${Array.from({ length: 300 }, (_, n) => `a${n}:getSpecies{name}`).join(' ')}}`,
      `{getProductTemplate(id:37){${'...on ProductTemplate{'.repeat(200)}id${'}'.repeat(200)}}}`,
      `${'['.repeat(3000)}`,
    ),
    oddText,
  )
  .map((query) => ({ query }));

const call = fc.oneof({ weight: 8, arbitrary: trusted }, { weight: 2, arbitrary: untrusted });

/** The body of a call: one, many at once, or nothing of the kind. */
export const graphqlBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: call.map((one) => JSON.stringify(one)) },
  { weight: 1, arbitrary: fc.array(call, { maxLength: 12 }).map((many) => JSON.stringify(many)) },
  { weight: 1, arbitrary: oddJson.map((json) => JSON.stringify(json) ?? '') },
  { weight: 1, arbitrary: oddText },
);

/** The query of a call by address. */
export const graphqlQuery: fc.Arbitrary<string> = fc
  .tuple(trusted, fc.oneof(fc.constant(null), oddText))
  .map(([{ documentId, variables }, odd]) => {
    const said = wellFormed(odd ?? JSON.stringify(variables));
    return `documentId=${documentId}&variables=${encodeURIComponent(said)}`;
  });
