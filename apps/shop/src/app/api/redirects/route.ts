import { answerRedirects } from '../../../lib/search-redirects';

export const dynamic = 'force-dynamic';

export const GET = answerRedirects;
