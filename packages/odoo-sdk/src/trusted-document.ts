import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';

/** An operation that the API knows by the SHA-256 of its text. */
export interface TrustedDocument<Result, Variables> extends DocumentTypeDecoration<Result, Variables> {
  readonly id: string;
  readonly operationName: string;
  readonly type: 'query' | 'mutation';
}
