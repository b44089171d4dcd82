import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { CommerceError } from '../domain/errors/commerce-error';
import type { GraphqlRequest } from '../graphql/prepare-operation';
import { readBody } from './read-body';
import { RequestError } from './request-error';

/**
 * Bytes of a call at most: room for a message of 100,000 characters of any script, which its field then refuses in words, while
 * a refusal of the whole call says nothing that a visitor could act on.
 */
const MAX_CALL = 512 * 1024;

const variables = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});

const body = z.object({
  documentId: z.string().max(100).optional(),
  query: z.string().optional(),
  operationName: z
    .string()
    .nullish()
    .transform((value) => value ?? undefined),
  variables,
});

/** The GraphQL request in a POST's body. */
export async function readPost(request: IncomingMessage): Promise<GraphqlRequest> {
  // Forms cannot send this type, so no other site's page can post without asking the browser first.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw badRequest('the content type must be application/json', 415);
  }
  return checked(body.safeParse(parseJson(await readBody(request, MAX_CALL))));
}

/** The trusted query in a GET's address; variables are JSON. */
export function readGet(search: URLSearchParams): GraphqlRequest {
  const documentId = search.get('documentId');
  if (!documentId) throw badRequest('GET is for trusted documents: documentId is missing');
  const given = search.get('variables');
  return checked(body.safeParse({ documentId, variables: given ? parseJson(given) : {} }));
}

/** How JSON, and a string in a query, writes the one character that no text in PostgreSQL holds. */
const NUL = '\\u0000';
/** What HTML makes of it: a character that stands for one that cannot be. */
const REPLACEMENT = '\\ufffd';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replaceAll(NUL, REPLACEMENT));
  } catch {
    throw badRequest('not valid JSON');
  }
}

function checked(result: z.ZodSafeParseResult<z.infer<typeof body>>): GraphqlRequest {
  if (!result.success) throw badRequest('documentId or query, and variables as an object, are expected');
  return result.data;
}

function badRequest(reason: string, status: 400 | 415 = 400): RequestError {
  return new RequestError(status, new CommerceError('BAD_REQUEST', { reason }));
}
