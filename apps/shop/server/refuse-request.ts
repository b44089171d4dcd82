import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Maximum bytes of an address, its query escaped as Next writes it into a redirect, twice: a client takes 16 KB of headers.
 * The longest honest one, with 64 filter values, has about three thousand.
 */
export const MAX_ADDRESS = 4096;
/** Next needs the square of their number in time. */
export const MAX_PARAMETERS = 100;

/** Folders whose paths Next decodes itself, and fails where a per cent sign escapes nothing. */
const PROGRAMS = ['/api/', '/_next/'];

/** The content editor's address: its draft is rendered while somebody types. The proxy checks its signature. */
const DRAFT = /(?:^|&)_storyblok=\d/;

/** Why a request goes no further. */
export interface Refusal {
  readonly status: 404 | 405 | 414;
  readonly allow?: string;
}

interface Known {
  /** Folders that hold nothing but files, for example `/pictures/`, and the paths of those files. */
  readonly fileFolders: readonly string[];
  readonly files: ReadonlySet<string>;
}

/** What no page and no route should be asked for; null when a request may pass. */
export function refusalOf({ method = 'GET', url = '/' }: Pick<IncomingMessage, 'method' | 'url'>, known: Known) {
  const [path = '', query = ''] = split(url);
  if (url.length + 2 * reservedIn(query) > MAX_ADDRESS) return refuse(414);
  if (countOf('&', query) >= MAX_PARAMETERS) return refuse(414);
  const mayPost = path.startsWith('/api/') || DRAFT.test(query);
  const allowed = mayPost ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(method)) return refuse(405, allowed.join(', '));
  const isMissingFile = known.fileFolders.some((folder) => path.startsWith(folder)) && !known.files.has(path);
  const isUnreadable = PROGRAMS.some((folder) => path.startsWith(folder)) && !isDecodable(path);
  return isMissingFile || isUnreadable ? refuse(404) : null;
}

/** Answers a refused request in as few bytes as possible, and ends a connection that may still send. */
export function sendRefusal(response: ServerResponse, { status, allow }: Refusal): void {
  if (allow) response.setHeader('allow', allow);
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${TEXTS[status]}\n`);
}

const TEXTS = { 404: 'Not found', 405: 'Method not allowed', 414: 'Address too long' } as const;

const refuse = (status: Refusal['status'], allow?: string): Refusal => ({ status, ...(allow ? { allow } : {}) });

function split(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** Letters that become three when a query is escaped. */
const reservedIn = (query: string): number => query.replace(/[\w.~%&=+-]/g, '').length;

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function countOf(letter: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count += 1;
  return count;
}
