import { personalFile } from '@/lib/account/personal-file';

export const dynamic = 'force-dynamic';

/** Files of customers, for whoever is logged in. */
export const GET = personalFile;
