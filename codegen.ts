import type { CodegenConfig } from '@graphql-codegen/cli';

const types = {
  useTypeImports: true,
  enumsAsTypes: true,
  defaultScalarType: 'unknown',
  skipTypename: true,
  scalars: { SafeInt: 'number', JSON: 'Record<string, unknown>' },
} as const;

/** Everything that is derived from the schema and the operations; `npm run generate` writes it, CI checks it is fresh. */
const config: CodegenConfig = {
  schema: 'packages/odoo-sdk/schema/*.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'packages/odoo-sdk/src/generated/documents.ts': {
      documents: 'packages/odoo-sdk/src/**/*.graphql',
      plugins: ['./tools/codegen/operation-types.cjs', 'typed-document-node'],
      config: { ...types, optimizeDocumentNode: true },
    },
    'packages/odoo-sdk/src/generated/trusted-documents.ts': {
      documents: 'packages/odoo-sdk/src/**/*.graphql',
      plugins: ['./tools/codegen/trusted-documents.cjs'],
    },
    'packages/odoo-sdk/src/generated/trusted-documents.json': {
      documents: 'packages/odoo-sdk/src/**/*.graphql',
      plugins: ['./tools/codegen/trusted-documents-manifest.cjs'],
    },
    'packages/odoo-sdk/src/generated/error-messages.ts': { plugins: ['./tools/codegen/error-messages.cjs'] },
    'apps/commerce-api/src/generated/error-messages.ts': { plugins: ['./tools/codegen/error-messages.cjs'] },
    'apps/commerce-api/src/generated/type-defs.ts': { plugins: ['./tools/codegen/type-defs.cjs'] },
    'apps/commerce-api/src/generated/field-costs.ts': { plugins: ['./tools/codegen/field-costs.cjs'] },
    'apps/commerce-api/src/generated/resolvers-types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...types,
        maybeValue: 'T | null | undefined',
        contextType: '../graphql/context#CommerceContext',
        useIndexSignature: true,
      },
    },
  },
};

export default config;
