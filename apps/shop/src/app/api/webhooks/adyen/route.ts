import { proxyWebhook } from '@/lib/api/proxy-webhook';

export const dynamic = 'force-dynamic';

/** Where the payment service reports what became of payments. */
export const POST = proxyWebhook;
