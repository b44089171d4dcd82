import { env } from '@/lib/env';

export const dynamic = 'force-dynamic';

/** That the shop serves, and which revision. The API has its own. */
export const GET = (): Response =>
  Response.json({ status: 'ok', revision: env.REVISION }, { headers: { 'cache-control': 'no-store' } });
