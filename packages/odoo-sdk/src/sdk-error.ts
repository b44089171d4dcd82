import { ERROR_MESSAGES, type ErrorCode } from './generated/error-messages';

/** Where a call failed: before an answer (network, timeout, aborted), in HTTP, or as a refusal of the API (graphql). */
export type SdkErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'graphql';

/** Facts that fill the text of an error code, for example `{ field: 'zip' }`. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/** One refusal of the API. */
export interface GraphqlRefusal {
  readonly message: string;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
}

interface SdkErrorFacts {
  readonly kind: SdkErrorKind;
  readonly message: string;
  readonly refusals?: readonly GraphqlRefusal[];
  readonly status?: number;
  readonly requestId?: string;
  readonly cause?: unknown;
}

/** What every call of the SDK rejects with. `refusals` has every reason, `code` and `params` are those of the first. */
export class SdkError extends Error {
  override readonly name = 'SdkError';
  readonly kind: SdkErrorKind;
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly refusals: readonly GraphqlRefusal[];
  /** HTTP status; undefined when there was no answer. */
  readonly status: number | undefined;
  /** Id under which the API logged the request. */
  readonly requestId: string | undefined;
  /** True when the same call may succeed a moment later. Retry queries freely, mutations only when they are idempotent. */
  readonly isRetryable: boolean;

  constructor({ kind, message, refusals = [], status, requestId, cause }: SdkErrorFacts) {
    super(message, { cause });
    this.kind = kind;
    this.refusals = refusals;
    this.code = refusals[0]?.code ?? (isUnanswered(kind) ? 'SERVICE_UNAVAILABLE' : 'SOME_ERROR');
    this.params = refusals[0]?.params ?? {};
    this.status = status;
    this.requestId = requestId;
    this.isRetryable =
      kind === 'network' ||
      kind === 'timeout' ||
      this.code === 'SERVICE_UNAVAILABLE' ||
      (kind === 'http' && status !== undefined && (status >= 500 || status === 429));
  }
}

const isUnanswered = (kind: SdkErrorKind) => kind === 'network' || kind === 'timeout';

/**
 * The text of any failure (ER-08): the first GraphQL message, or the errors of a failed HTTP answer joined with commas,
 * else 'Some error'. English; a shop that speaks other languages translates `error.code`.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof SdkError)) return ERROR_MESSAGES.SOME_ERROR;
  const messages = error.refusals.map(({ message }) => message).filter(Boolean);
  const text = error.kind === 'graphql' ? messages[0] : messages.join(', ');
  return text || ERROR_MESSAGES.SOME_ERROR;
}

/** True for the codes of the schema, so that an API that is newer than this SDK does no harm. */
export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in ERROR_MESSAGES;
