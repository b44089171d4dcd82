import { proxyWebhook } from '@/lib/api/proxy-webhook';

export const dynamic = 'force-dynamic';

/** Where the content service says that something was published (CM-16). */
export const POST = proxyWebhook;
