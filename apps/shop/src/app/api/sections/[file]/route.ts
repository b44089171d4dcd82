import { proxyFile } from '@/lib/api/proxy-file';

export const dynamic = 'force-dynamic';

/** The API's dimensioned drawings of sections under the shop’s own origin. */
export const GET = proxyFile;
