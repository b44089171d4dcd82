import { proxyFile } from '@/lib/api/proxy-file';

export const dynamic = 'force-dynamic';

/** The API's documents of products under the shop's own origin (PD-20, API-69). */
export const GET = proxyFile;
