import { passFile } from '@/lib/api/pass-file';

export const dynamic = 'force-dynamic';

/** The API's pictures under the shop's own origin (CM-11, API-71). */
export const GET = passFile;
