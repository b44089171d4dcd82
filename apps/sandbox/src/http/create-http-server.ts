import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json, NOT_FOUND, type Route, type SandboxResponse } from './route';

// Mails come from outside: nothing in them may load anything or run. Inline styles are how mails are styled.
// A mail is shown in a frame that inherits all of this, so with frame-ancestors 'none' it would stay blank.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'";

/** The pages and the JSON of all stand-ins. */
export function createHttpServer(routes: readonly Route[]): Server {
  return createServer(async (message, response) => {
    const { status = 200, headers, body } = await answer(routes, message);
    response.writeHead(status, {
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...headers,
      'content-length': Buffer.byteLength(body),
    });
    response.end(message.method === 'HEAD' ? undefined : body);
  });
}

async function answer(routes: readonly Route[], message: IncomingMessage): Promise<SandboxResponse> {
  try {
    const url = new URL(message.url ?? '/', 'http://sandbox');
    const method = message.method === 'HEAD' ? 'GET' : message.method;
    for (const route of routes) {
      const match = route.method === method ? route.path.exec(url.pathname) : null;
      if (match) return await route.answer({ message, url, params: match.groups ?? {} });
    }
    return NOT_FOUND;
  } catch (error) {
    console.error(error);
    return json({ error: 'The sandbox failed; see its log' }, 500);
  }
}
