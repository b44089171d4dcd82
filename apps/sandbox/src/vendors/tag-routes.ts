import { Hono } from 'hono';
import { html, page } from '../http/page';
import { TAG_SCRIPT } from './tag-script';

/** Events that are remembered. */
const MAX_EVENTS = 500;
const MAX_BYTES = 10_000;

/** What the tag's script reported, in the order of its arrival. */
interface TagEvent {
  /** The id that the script was loaded with. */
  readonly id: string;
  readonly event: unknown;
}

/** A tag as Google Tag Manager is one: its script, and where the script reports to. */
export function tagRoutes(): Hono {
  let events: TagEvent[] = [];
  return new Hono()
    .get('/tag/gtm.js', ({ body }) => body(TAG_SCRIPT, 200, { 'content-type': 'text/javascript' }))
    .post('/tag/collect', async ({ req, body }) => {
      const text = await req.text();
      const event = text.length <= MAX_BYTES ? parse(text) : undefined;
      if (event === undefined) return body(null, 400);
      events = [...events, { id: req.query('id') ?? '', event }].slice(-MAX_EVENTS);
      return body(null, 204);
    })
    .get('/api/tag', ({ json }) => json(events))
    .delete('/api/tag', ({ body }) => {
      events = [];
      return body(null, 204);
    })
    .get('/tag', (context) => {
      const rows = events.map(
        ({ id, event }) => html`<tr><td>${id}</td><td><pre>${JSON.stringify(event, null, 2)}</pre></td></tr>`,
      );
      return context.html(page('Tag', html`<table><tr><th>Id</th><th>Event</th></tr>${rows.reverse()}</table>`));
    });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
