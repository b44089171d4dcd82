import { proxyFile } from '@/lib/api/proxy-file';

export const dynamic = 'force-dynamic';

/** What a browser is to solve for the shop's own captcha test. */
export const GET = proxyFile;
