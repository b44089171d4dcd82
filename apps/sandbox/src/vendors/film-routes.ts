import { type Context, Hono } from 'hono';
import { html, page } from '../http/page';

// Players are there to be shown in the pages of others.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *";

/** The players of YouTube (`/embed/…`) and Vimeo (`/video/…`), without a film. */
export function filmRoutes(): Hono {
  const play = (context: Context) => {
    context.header('content-security-policy', POLICY);
    return context.html(page('Film', html`<p>Here plays the film ${context.req.param('id') ?? ''}.</p>`));
  };
  return new Hono().get('/embed/:id', play).get('/video/:id', play);
}
