import { hostOf } from '@/lib/routing/hosts';
import { textResponse } from '@/lib/search-engines/responses';
import { robotsText } from '@/lib/search-engines/robots-text';

export const dynamic = 'force-dynamic';

/** What crawlers may ask for (RT-35). */
export const GET = (request: Request): Response => textResponse(robotsText(hostOf(request)));
