import { answerRedirects } from '@/lib/routing/search-redirects';

export const dynamic = 'force-dynamic';

export const GET = answerRedirects;
