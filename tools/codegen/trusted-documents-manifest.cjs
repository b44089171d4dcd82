const { operationsOf } = require('./operations.cjs');

/** Document id → query text: all that the API answers without looking at cost or depth. */
exports.plugin = (_schema, documents) =>
  `${JSON.stringify(Object.fromEntries(operationsOf(documents).map(({ id, text }) => [id, text])), null, 2)}\n`;
