const { createHash } = require('node:crypto');
const { print, visit } = require('graphql');

/** Every operation with the fragments it uses, printed, and its SHA-256: the id under which the API knows it. */
exports.operationsOf = (documentFiles) => {
  const definitions = documentFiles.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((fragment) => [fragment.name.value, fragment]),
  );
  const fragmentsIn = (node, found = new Set()) => {
    visit(node, {
      FragmentSpread({ name }) {
        if (found.has(name.value)) return;
        found.add(name.value);
        fragmentsIn(fragments.get(name.value), found);
      },
    });
    return found;
  };
  return definitions
    .filter(({ kind }) => kind === 'OperationDefinition')
    .map((operation) => {
      const used = [...fragmentsIn(operation)].sort().map((name) => fragments.get(name));
      const text = [operation, ...used].map(print).join('\n\n');
      return {
        name: operation.name.value,
        type: operation.operation,
        hasVariables: (operation.variableDefinitions ?? []).length > 0,
        text,
        id: createHash('sha256').update(text).digest('hex'),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
};
