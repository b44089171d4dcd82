import { proxyFile } from '@/lib/api/proxy-file';

export const dynamic = 'force-dynamic';

/** The API's pictures under the shop's own origin (CM-11, API-71). */
export const GET = proxyFile;
