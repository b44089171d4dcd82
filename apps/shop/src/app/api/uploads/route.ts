import { proxyUpload } from '@/lib/api/send-upload';

export const dynamic = 'force-dynamic';

/** Takes one file of a form, before the form itself is sent. */
export const POST = proxyUpload;
