import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

const POLICY = 'content-security-policy';

/** What every answer says that says nothing else: pages have a stricter policy of their own. */
const DEFAULTS: Readonly<Record<string, string>> = {
  [POLICY]: "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Mails and other shops' pages show these. */
const SHOWN_ELSEWHERE = ['/api/pictures/', '/api/sections/', '/pictures/'];

/** Two years, as browsers' own lists of hosts that are only reached by https ask for. */
const HSTS = 'max-age=63072000';

interface AnswerOptions {
  /** Whether pages bring the tools of development, which run scripts and styles that no page's own policy knows. */
  readonly isDev: boolean;
  /** Whether visitors reach the shop by https. */
  readonly isHttps: boolean;
}

/** Completes the headers of an answer when they are sent: what a page says itself comes first. */
export function guardHeaders(request: IncomingMessage, response: ServerResponse, options: AnswerOptions): void {
  const writeHead = response.writeHead.bind(response);
  // Next decides on its headers late, and on some of them in the call itself.
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const given = rest.at(-1);
    if (isHeaders(given)) for (const [name, value] of Object.entries(given)) setHeader(response, name, value);
    complete(request, response, { status, ...options });
    return typeof rest[0] === 'string' ? writeHead(status, rest[0]) : writeHead(status);
  }) as ServerResponse['writeHead'];
}

interface Answer extends AnswerOptions {
  readonly status: number;
}

function complete(request: IncomingMessage, response: ServerResponse, { status, isHttps, isDev }: Answer): void {
  for (const [name, value] of Object.entries(DEFAULTS)) {
    if (isDev && name === POLICY) continue;
    if (!response.hasHeader(name)) response.setHeader(name, value);
  }
  if (SHOWN_ELSEWHERE.some((folder) => request.url?.startsWith(folder))) {
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
  }
  if (isHttps) {
    response.setHeader('strict-transport-security', HSTS);
    const policy = response.getHeader(POLICY);
    if (policy) response.setHeader(POLICY, `${policy}; upgrade-insecure-requests`);
  }
  // Where a page lies inside is nobody's business.
  for (const name of response.getHeaderNames()) if (name.startsWith('x-middleware-')) response.removeHeader(name);
  // An error is of today: no cache may keep it (RT-36).
  if (status >= 400) response.setHeader('cache-control', 'no-store');
  // The rest of a body that nobody wants is not waited for.
  if (hasBody(request) && !request.complete) response.setHeader('connection', 'close');
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isHeaders = (value: unknown): value is OutgoingHttpHeaders =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function setHeader(response: ServerResponse, name: string, value: OutgoingHttpHeaders[string]): void {
  if (value !== undefined) response.setHeader(name, value);
}
