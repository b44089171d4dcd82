const { GraphQLSchema, printSchema, specifiedDirectives } = require('graphql');

/**
 * The whole schema as one string, so that the API needs no file of it at run time. Without the directives of its costs:
 * they are for generation, and nobody who asks for the schema needs them.
 */
exports.plugin = (schema) => {
  const served = new GraphQLSchema({ ...schema.toConfig(), directives: specifiedDirectives });
  return `export const typeDefs = ${JSON.stringify(printSchema(served))};\n`;
};
