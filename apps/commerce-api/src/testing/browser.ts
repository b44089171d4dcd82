import type { ErrorCode } from '../domain/errors/error-params';
import type { Mutation, Query } from '../generated/resolvers-types';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: (Query & Mutation) | null;
  readonly errors: readonly WireError[];
}

interface WireError {
  readonly message: string;
  readonly path?: (string | number)[];
  readonly extensions: { readonly code: ErrorCode; readonly params: Record<string, unknown> };
}

/** A visitor's browser: keeps cookies from answer to answer. */
export interface Browser {
  readonly cookies: Map<string, string>;
  send(query: string, variables?: object): Promise<Answer>;
  post(body: string, headers?: Record<string, string>): Promise<Answer>;
}

export function createBrowser(url: string, locale = 'nl'): Browser {
  const cookies = new Map<string, string>();

  async function post(body: string, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': locale, cookie, ...headers },
      body,
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const { data = null, errors = [] } = (await response.json()) as Partial<Answer>;
    return { status: response.status, headers: response.headers, data, errors };
  }

  return { cookies, post, send: (query, variables = {}) => post(JSON.stringify({ query, variables })) };
}
