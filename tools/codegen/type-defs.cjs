const { printSchema } = require('graphql');

/** The whole schema as one string, so that the API needs no file of it at run time. */
exports.plugin = (schema) => `export const typeDefs = ${JSON.stringify(printSchema(schema))};\n`;
