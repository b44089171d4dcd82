import { isSameSecret } from '@geven/odoo-sdk/server';
import type { Exchange } from './exchange';

export interface OdooWebhookEndpointOptions {
  /** What Odoo names itself by: in the address that it was given, or in the header `x-webhook-secret`. */
  readonly secret: string;
  /** Called for every webhook; returns at once. */
  readonly onChange: () => void;
}

/**
 * Answers `POST /api/webhooks/odoo?secret=…`: something has changed. What that was is asked of Odoo itself, so nothing
 * of the body is read or trusted, and Odoo, which waits for the answer a second at most, has it at once.
 */
export function createOdooWebhookEndpoint({ secret, onChange }: OdooWebhookEndpointOptions) {
  return async function handleOdooWebhook({ request, response, url }: Exchange): Promise<void> {
    request.resume();
    const header = request.headers['x-webhook-secret'];
    const given = (typeof header === 'string' ? header : undefined) ?? url.searchParams.get('secret') ?? '';
    const status = request.method !== 'POST' ? 405 : isSameSecret(given, secret) ? 204 : 403;
    if (status === 204) onChange();
    response.writeHead(status, { 'cache-control': 'no-store' }).end();
  };
}
