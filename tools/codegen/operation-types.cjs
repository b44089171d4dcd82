const {
  buildASTSchema,
  getNamedType,
  Kind,
  parse,
  printSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} = require('graphql');
const operations = require('@graphql-codegen/typescript-operations');
const { RECORD_IDS } = require('./record-ids.cjs');

const KINDS = [...new Set(Object.values(RECORD_IDS))].filter(Boolean);
const IS_ID = /^ids?$|Ids?$/;

/** The same type with another name in its middle: `[Int!]` as `[FinishId!]`. */
function renamed(type, name) {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: { ...type.name, value: name } };
  return { ...type, type: renamed(type.type, name) };
}

const namedTypeOf = (type) => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type));

/** The schema as if ids were scalars, one for each kind of record. */
function withIds(schema) {
  const open = new Set(Object.keys(RECORD_IDS));
  const path = [];
  const name = {
    enter: (node) => void path.push(node.name.value),
    leave: () => void path.pop(),
  };
  const field = {
    enter(node) {
      path.push(node.name.value);
      if (namedTypeOf(node.type) !== 'Int' || !IS_ID.test(node.name.value)) return undefined;
      const key = path.join('.');
      if (!open.delete(key)) throw new Error(`Say in tools/codegen/record-ids.cjs what ${key} is the id of`);
      return RECORD_IDS[key] ? { ...node, type: renamed(node.type, RECORD_IDS[key]) } : undefined;
    },
    leave: () => void path.pop(),
  };
  const document = visit(parse(printSchema(schema)), {
    ObjectTypeDefinition: name,
    InputObjectTypeDefinition: name,
    FieldDefinition: field,
    InputValueDefinition: field,
  });
  if (open.size > 0) throw new Error(`tools/codegen/record-ids.cjs: the schema has no ${[...open].join(', ')}`);
  const scalars = parse(KINDS.map((kind) => `scalar ${kind}`).join('\n')).definitions;
  return buildASTSchema({ ...document, definitions: [...document.definitions, ...scalars] });
}

/** An operation whose variables have the types of the arguments that they fill. */
function withIdVariables(schema, document) {
  const kinds = new Map();
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      Variable(node) {
        const type = getNamedType(info.getInputType());
        if (type && KINDS.includes(type.name)) kinds.set(node.name.value, type.name);
      },
    }),
  );
  return visit(document, {
    VariableDefinition(node) {
      const kind = kinds.get(node.variable.name.value);
      return kind && namedTypeOf(node.type) === 'Int' ? { ...node, type: renamed(node.type, kind) } : undefined;
    },
  });
}

/** Types of what operations take and answer, with a type of its own for the ids of each kind of record. */
exports.plugin = (schema, documents, config, info) => {
  const branded = withIds(schema);
  const files = documents.map((file) => ({ ...file, document: withIdVariables(branded, file.document) }));
  const scalars = Object.fromEntries(KINDS.map((kind) => [kind, `../ids#${kind}`]));
  return operations.plugin(branded, files, { ...config, scalars: { ...config.scalars, ...scalars } }, info);
};
