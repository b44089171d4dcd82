const {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  valueFromASTUntyped,
} = require('graphql');

/**
 * @typedef {object} FieldCost What the directives of a field say, as far as they do.
 * @property {number} [weight]
 * @property {number} [assumedSize]
 * @property {string[]} [slicingArguments]
 * @property {string[]} [sizedFields]
 */

/**
 * `Type.field` → what it costs. Fails where a list of objects has no size: it would weigh as little as one of them.
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {Record<string, FieldCost>}
 */
function fieldCosts(schema) {
  const fields = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ key: `${type.name}.${field.name}`, field })))
    .map(({ key, field }) => ({ key, type: field.type, cost: costOf(field) }));
  const sizedByParent = new Set(
    fields.flatMap(({ type, cost }) => (cost.sizedFields ?? []).map((name) => `${getNamedType(type).name}.${name}`)),
  );
  const unsized = fields.filter(
    ({ key, type, cost }) => isListOfObjects(type) && !cost.assumedSize && !sizedByParent.has(key),
  );
  if (unsized.length > 0) {
    throw new Error(`Lists without @listSize(assumedSize:) in the schema: ${unsized.map(({ key }) => key).join(', ')}`);
  }
  const costly = fields.filter(({ cost }) => Object.keys(cost).length > 0);
  return Object.fromEntries(costly.map(({ key, cost }) => [key, cost]));
}

/**
 * @param {import('graphql').GraphQLField<unknown, unknown>} field
 * @returns {FieldCost}
 */
function costOf({ astNode }) {
  const directives = (astNode?.directives ?? []).filter(({ name }) => ['cost', 'listSize'].includes(name.value));
  const values = directives.flatMap((directive) => directive.arguments ?? []);
  return Object.fromEntries(values.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));
}

/** @param {import('graphql').GraphQLOutputType} type */
function isListOfObjects(type) {
  return isListType(getNullableType(type)) && isCompositeType(getNamedType(type));
}

/** @param {import('graphql').GraphQLSchema} schema */
function plugin(schema) {
  return `/** What finding a field costs and how long its list is, by type and field. */
export const fieldCosts = ${JSON.stringify(fieldCosts(schema), null, 2)};
`;
}

module.exports = { fieldCosts, plugin };
