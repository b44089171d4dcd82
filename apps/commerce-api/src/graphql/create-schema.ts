import { buildSchema, type GraphQLFieldResolver, type GraphQLSchema, isObjectType, isScalarType } from 'graphql';
import type { Resolvers } from '../generated/resolvers-types';

/** The executable schema. A resolver for a field that the contract does not have is a mistake and fails at start. */
export function createSchema(typeDefs: string, resolvers: readonly Resolvers[]): GraphQLSchema {
  const schema = buildSchema(typeDefs, { assumeValid: true });
  const safeInt = schema.getType('SafeInt');
  if (isScalarType(safeInt)) safeInt.coerceOutputValue = toSafeInt;
  const json = schema.getType('JSON');
  if (isScalarType(json)) json.coerceInputValue = toObject;
  for (const [typeName, fields] of resolvers.flatMap((part) => Object.entries(part))) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The contract has no object type ${typeName}`);
    for (const [fieldName, resolve] of Object.entries(fields ?? {})) {
      const field = type.getFields()[fieldName];
      if (!field) throw new Error(`The contract has no field ${typeName}.${fieldName}`);
      field.resolve = resolve as GraphQLFieldResolver<unknown, unknown>;
    }
  }
  return schema;
}

function toSafeInt(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new TypeError(`SafeInt cannot represent ${value}`);
}

function toObject(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new TypeError('JSON must be an object');
}
