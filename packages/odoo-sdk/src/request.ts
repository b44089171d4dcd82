import { type GraphqlRefusal, isErrorCode, SdkError } from './sdk-error';
import type { TrustedDocument } from './trusted-document';

/** How to reach the API. */
export interface SdkOptions {
  /** Address of the API, for example `https://shop.example/api/graphql`. */
  readonly endpoint: string;
  /** Language of names and texts, for example `nl` or `nl-NL`; German without one. */
  readonly locale?: string;
  /** Sent with every call, for example the cookies of the visitor when a server calls. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds until a call is given up; 10,000 when left out. */
  readonly timeoutMs?: number;
  /** Called with the headers of every response, for example to pass cookies on. */
  readonly onResponse?: (response: Response) => void;
}

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
  /** Merged into the `fetch` options, for example `{ next: { tags: ['catalogue'] } }` in Next.js. */
  readonly fetchOptions?: Readonly<Record<string, unknown>>;
}

/** Sends one operation and returns its data. */
export type Request = <Result, Variables>(
  document: TrustedDocument<Result, Variables>,
  variables: Variables,
  options?: CallOptions,
) => Promise<Result>;

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { message?: string; extensions?: { code?: unknown; params?: GraphqlRefusal['params'] } }[];
}

const DEFAULT_TIMEOUT_MS = 10_000;

/** Makes the one function through which all calls go. */
export function createRequest(sdk: SdkOptions): Request {
  return async function request<Result, Variables>(
    document: TrustedDocument<Result, Variables>,
    variables: Variables,
    options: CallOptions = {},
  ): Promise<Result> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? sdk.timeoutMs ?? DEFAULT_TIMEOUT_MS);
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
    const send = sdk.fetch ?? globalThis.fetch;
    try {
      const response = await send(sdk.endpoint, {
        method: 'POST',
        credentials: 'same-origin',
        ...options.fetchOptions,
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(sdk.locale ? { 'accept-language': sdk.locale } : {}),
          ...sdk.headers,
        },
        body: JSON.stringify({ documentId: document.id, operationName: document.operationName, variables }),
        signal,
      });
      sdk.onResponse?.(response);
      return await readAnswer<Result>(response);
    } catch (error) {
      if (error instanceof SdkError) throw error;
      throw unanswered(error, options.signal, timeout);
    }
  };
}

async function readAnswer<Result>(response: Response): Promise<Result> {
  const requestId = response.headers.get('x-request-id');
  const facts = { status: response.status, ...(requestId ? { requestId } : {}) };
  const answer = await readJson<Result>(response);
  const refusals = (answer?.errors ?? []).map(({ message = '', extensions }) => ({
    message,
    code: isErrorCode(extensions?.code) ? extensions.code : ('SOME_ERROR' as const),
    params: extensions?.params ?? {},
  }));
  if (!response.ok) {
    throw new SdkError({ kind: 'http', message: `HTTP ${response.status}`, refusals, ...facts });
  }
  if (refusals.length > 0) {
    throw new SdkError({ kind: 'graphql', message: refusals[0]?.message ?? '', refusals, ...facts });
  }
  if (!answer?.data) throw new SdkError({ kind: 'http', message: 'The answer is not a GraphQL answer', ...facts });
  return answer.data;
}

/** An answer that is no JSON comes from something in between, such as a proxy's error page. */
async function readJson<Result>(response: Response): Promise<Answer<Result> | undefined> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Answer<Result>;
  } catch {
    return undefined;
  }
}

function unanswered(cause: unknown, callerSignal: AbortSignal | undefined, timeout: AbortSignal): SdkError {
  if (callerSignal?.aborted) return new SdkError({ kind: 'aborted', message: 'The call was aborted', cause });
  if (timeout.aborted) return new SdkError({ kind: 'timeout', message: 'The API did not answer in time', cause });
  return new SdkError({ kind: 'network', message: 'The API could not be reached', cause });
}
