import { html, page } from './page';
import type { Route } from './route';

/** `GET /` */
export const overviewRoute: Route = {
  method: 'GET',
  path: /^\/$/,
  answer: () =>
    page(
      'Sandbox',
      html`<p>Stands in for the services outside the shop. Nothing leaves this machine.</p>
<ul><li><a href="/mail">Mail</a>: what the shop has sent</li></ul>`,
    ),
};
