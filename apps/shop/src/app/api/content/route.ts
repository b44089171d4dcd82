import { fixedPages } from '@/features/content/fixed-pages';

export const dynamic = 'force-dynamic';

/** The shop's fixed pages: the API lets its search find them (SR-02). */
export const GET = (): Response => Response.json(fixedPages(), { headers: { 'cache-control': 'no-store' } });
