import type { ServerResponse } from 'node:http';
import { toLocale } from '@geven/timber';
import { CommerceError } from '../domain/errors/commerce-error';
import type { CommerceContext } from '../graphql/context';
import type { GraphqlRequest, Operation } from '../graphql/prepare-operation';
import { cacheKey, type ResponseCache } from '../graphql/response-cache';
import { toWireErrors, type WireError } from '../graphql/wire-error';
import { checkOrigin } from './check-origin';
import { readCookies } from './cookies';
import type { Exchange } from './exchange';
import type { ReadCountry } from './read-country';
import { readGet, readPost } from './read-graphql-request';
import { RequestError } from './request-error';
import { sendJson, toJson } from './send';
import { sessionCookieName, visitorCookies } from './visitor-cookies';

export interface GraphqlEndpointOptions {
  readonly prepareOperation: (request: GraphqlRequest) => Operation;
  readonly createContext: (
    facts: Pick<CommerceContext, 'requestId' | 'locale' | 'clientCountry'> & {
      client: string | null;
      sessionToken: string | undefined;
      userAgent: string | undefined;
    },
  ) => CommerceContext;
  readonly readCountry: ReadCountry;
  /** Null: no response is kept. */
  readonly cache: ResponseCache | null;
  /** For example `https://shop.example`. */
  readonly shopOrigin: string;
  readonly isUnavailable: (error: unknown) => boolean;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}

/** Answers `/api/graphql`: POST for everything, GET for trusted queries. */
export function createGraphqlEndpoint(options: GraphqlEndpointOptions) {
  const { prepareOperation, createContext, readCountry, cache, shopOrigin } = options;
  const isSecure = shopOrigin.startsWith('https:');

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response, requestId, client, logFields } = exchange;
    const graphqlRequest = await readRequest(exchange, shopOrigin);
    const locale = toLocale(request.headers['accept-language']);
    const operation = prepareOperation(graphqlRequest);
    logFields.operation = operation.name;
    if (request.method === 'GET' && operation.isMutation) throw methodNotAllowed();

    const sessionToken = readCookies(request.headers.cookie).get(sessionCookieName(isSecure));
    const userAgent = request.headers['user-agent'];
    const context = createContext({
      ...{ requestId, client, locale, sessionToken, userAgent },
      clientCountry: readCountry(request),
    });
    const key = cache && operation.isCacheable ? await keyOf(graphqlRequest, context) : null;
    const known = key === null ? undefined : cache?.get(key);
    if (key !== null) logFields.cache = known ? 'hit' : 'miss';
    if (known) return sendJson(response, 200, known);

    const keep = cache?.begin();
    const result = await operation.run(context, graphqlRequest.variables);
    const errors = result.errors && wireErrors(result.errors, exchange);
    const body = toJson(errors ? { data: result.data ?? null, errors } : { data: result.data });
    if (key !== null && !result.errors) keep?.(key, body);
    const cookies = visitorCookies(context, isSecure);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    if (context.answer.isLoggedOut) response.setHeader('clear-site-data', '"cache"');
    sendJson(response, sendRetryAfter(response, errors) ? 429 : 200, body);
  }

  function wireErrors(errors: readonly unknown[], { requestId, logFields }: Exchange): WireError[] {
    const wire = toWireErrors(errors, {
      isUnavailable: options.isUnavailable,
      onUnexpected: (error) => options.onUnexpected(error, requestId),
    });
    logFields.codes = wire.map(({ extensions }) => extensions.code);
    return wire;
  }

  /** A request that could not run answers in the form of a GraphQL answer as well. */
  return async function handleGraphql(exchange: Exchange): Promise<void> {
    try {
      await answer(exchange);
    } catch (error) {
      const isRefused = error instanceof RequestError;
      const errors = wireErrors([isRefused ? error.cause : error], exchange);
      const { response } = exchange;
      if (isRefused && error.status === 405) response.setHeader('allow', 'POST');
      // The rest of an unread body is not worth waiting for.
      if (isRefused && error.status === 413) response.setHeader('connection', 'close');
      sendJson(response, isRefused ? error.status : statusOf(errors), toJson({ errors }));
    }
  };
}

const keyOf = async (graphqlRequest: GraphqlRequest, { locale, visitor }: CommerceContext) =>
  cacheKey(graphqlRequest, { locale, priceList: await visitor.priceList() });

async function readRequest({ request, url }: Exchange, shopOrigin: string): Promise<GraphqlRequest> {
  if (request.method === 'GET') return readGet(url.searchParams);
  if (request.method !== 'POST') throw methodNotAllowed();
  checkOrigin(request.headers, shopOrigin);
  return await readPost(request);
}

function methodNotAllowed(): RequestError {
  return new RequestError(405, new CommerceError('BAD_REQUEST', { reason: 'this needs POST' }));
}

/** Says when to try again if the answer is that there were too many requests. */
function sendRetryAfter(response: ServerResponse, errors: readonly WireError[] = []): boolean {
  const refusal = errors.find(
    ({ extensions: { code } }) => code === 'TOO_MANY_REQUESTS' || code === 'TOO_MANY_ATTEMPTS',
  );
  if (refusal) response.setHeader('retry-after', String(refusal.extensions.params.seconds));
  return refusal !== undefined;
}

function statusOf([first]: readonly WireError[]): number {
  if (first?.extensions.code === 'SERVICE_UNAVAILABLE') return 503;
  return first?.extensions.code === 'SOME_ERROR' ? 500 : 400;
}
