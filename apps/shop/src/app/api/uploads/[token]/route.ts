import { proxyUpload } from '@/lib/api/send-upload';

export const dynamic = 'force-dynamic';

/** Takes a file back that was sent. */
export const DELETE = proxyUpload;
