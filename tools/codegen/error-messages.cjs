/** The English message of every error code: the description of its enum value. */
exports.plugin = (schema) => {
  const values = schema.getType('ErrorCode').getValues();
  const entries = values.map(({ name, description }) => `  ${name}: ${JSON.stringify(description)},`);
  return [
    'export const ERROR_MESSAGES = {',
    ...entries,
    '} as const;',
    '',
    'export type ErrorCode = keyof typeof ERROR_MESSAGES;',
    '',
  ].join('\n');
};
