import type { IncomingMessage } from 'node:http';
import { json as parse } from 'node:stream/consumers';

/** The body as JSON; undefined when it is something else, which a page of another origin could also have sent. */
export async function readJson(message: IncomingMessage): Promise<unknown> {
  if (!message.headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return await parse(message);
  } catch {
    return undefined;
  }
}
