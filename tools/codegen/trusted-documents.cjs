const { operationsOf } = require('./operations.cjs');

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** One constant per operation: what the SDK sends instead of the query text. */
exports.plugin = (_schema, documents) =>
  [
    "import type { TrustedDocument } from '../trusted-document';",
    "import type * as Types from './documents';",
    ...operationsOf(documents).map(({ name, type, id }) => {
      const result = `Types.${pascal(name)}${pascal(type)}`;
      return `
export const ${name}Document: TrustedDocument<${result}, ${result}Variables> = {
  id: '${id}',
  operationName: '${name}',
  type: '${type}',
};`;
    }),
    '',
  ].join('\n');
