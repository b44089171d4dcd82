import { passFile } from '@/lib/api/pass-file';

export const dynamic = 'force-dynamic';

/** The API's dimensioned drawings of sections under the shop’s own origin. */
export const GET = passFile;
