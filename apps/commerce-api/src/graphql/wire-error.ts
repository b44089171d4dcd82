import { GraphQLError } from 'graphql';
import { CommerceError, CommerceErrors } from '../domain/errors/commerce-error';
import type { ErrorCode } from '../domain/errors/error-params';
import { ERROR_MESSAGES } from '../generated/error-messages';

/** A refusal as it goes over the wire. */
export interface WireError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: {
    readonly code: ErrorCode;
    readonly params: Readonly<Record<string, string | number>>;
  };
}

interface Options {
  /** True for errors that mean that the database is not there. */
  readonly isUnavailable: (error: unknown) => boolean;
  /** Called once with every unexpected error. */
  readonly onUnexpected: (error: unknown) => void;
}

/** Masks what nobody expected and spells out what was: the only place where errors become answers. */
export function toWireErrors(errors: readonly unknown[], options: Options): WireError[] {
  return errors.flatMap((error) => {
    const path = error instanceof GraphQLError ? error.path : undefined;
    return refusalsIn(error, options).map((refusal) => ({ ...describe(refusal), ...(path ? { path } : {}) }));
  });
}

// Typed so that a code of the domain without a text in the contract does not compile.
const MESSAGES: Readonly<Record<ErrorCode, string>> = ERROR_MESSAGES;

function refusalsIn(error: unknown, { isUnavailable, onUnexpected }: Options): readonly CommerceError[] {
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  if (cause instanceof CommerceErrors) return cause.errors;
  if (cause instanceof CommerceError) return [cause];
  // Without a path it is about the request itself: syntax, unknown fields, bad variables. With one, a resolver or the
  // value that it returned is at fault, even where the cause is an error of GraphQL's own.
  if (error instanceof GraphQLError && !error.path && cause instanceof GraphQLError)
    return [new CommerceError('BAD_REQUEST', { reason: cause.message })];
  onUnexpected(cause);
  return [new CommerceError(isUnavailable(cause) ? 'SERVICE_UNAVAILABLE' : 'SOME_ERROR')];
}

function describe({ code, params }: CommerceError): Omit<WireError, 'path'> {
  const message = MESSAGES[code].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
  return { message, extensions: { code, params } };
}
