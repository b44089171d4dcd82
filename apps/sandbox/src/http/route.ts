import type { IncomingMessage } from 'node:http';

export interface SandboxRequest {
  readonly message: IncomingMessage;
  readonly url: URL;
  /** The groups of the route's path. */
  readonly params: Readonly<Record<string, string>>;
}

export interface SandboxResponse {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** What answers a method and path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Matches the whole path; its named groups become the parameters. */
  readonly path: RegExp;
  readonly answer: (request: SandboxRequest) => Promise<SandboxResponse> | SandboxResponse;
}

/** An answer in JSON. */
export function json(value: unknown, status = 200): SandboxResponse {
  return { status, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(value) };
}

export const NOT_FOUND: SandboxResponse = json({ error: 'Not found' }, 404);
