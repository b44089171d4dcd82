import { Hono } from 'hono';
import { html, page } from './page';

/** `GET /` and `GET /api/health` */
export function overview(revision: string): Hono {
  return new Hono()
    .get('/', (context) =>
      context.html(
        page(
          'Sandbox',
          html`<p>Stands in for the services outside the shop. Nothing leaves this machine.</p>
<ul><li><a href="/mail">Mail</a>: what the shop has sent</li>
<li><a href="/stories">Stories</a>: the content service, where editors write and publish</li>
<li><a href="/api/adyen">Payments</a>: the books of the payment service</li>
<li><a href="/tag">Tag</a>: what a page has told about its visitors, with their consent</li></ul>`,
        ),
      ),
    )
    .get('/api/health', (context) => context.json({ status: 'ok', revision }));
}
