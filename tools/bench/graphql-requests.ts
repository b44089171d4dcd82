import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import type { LoadRequest } from './load.ts';

const MANIFEST = join(ROOT, 'packages', 'odoo-sdk', 'dist', 'documents.json');
let ids: Map<string, string> | undefined;

/** The trusted document's id of an operation. */
function documentId(operationName: string): string {
  ids ??= new Map(
    Object.entries(JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, string>).map(([id, text]) => [
      /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '',
      id,
    ]),
  );
  const id = ids.get(operationName);
  if (!id) throw new Error(`The SDK has no operation ${operationName}`);
  return id;
}

/** A call as the SDK sends it. */
export function graphqlRequest(operationName: string, variables: object, cookie?: string): LoadRequest {
  return {
    method: 'POST',
    path: '/api/graphql',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'de',
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ documentId: documentId(operationName), operationName, variables }),
  };
}

/** What the API has against a call. */
export class ApiRefusal extends Error {
  /** Of `errors.graphql`. */
  readonly codes: readonly string[];

  constructor(errors: readonly { extensions?: { code?: string } }[]) {
    super(`The API refused: ${JSON.stringify(errors)}`);
    this.codes = errors.map(({ extensions }) => extensions?.code ?? '');
  }
}

/**
 * Sends one call and returns its data and the cookies it set.
 *
 * @throws {ApiRefusal} When it has errors.
 */
export async function callGraphql<Data>(origin: string, request: LoadRequest): Promise<{ data: Data; cookie: string }> {
  const response = await fetch(`${origin}${request.path}`, {
    method: request.method ?? 'POST',
    headers: request.headers ?? {},
    body: request.body ?? null,
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { extensions?: { code?: string } }[] };
  if (errors) throw new ApiRefusal(errors);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { data, cookie };
}
