import { hostOf } from '@/lib/routing/hosts';
import { llmsText } from '@/lib/search-engines/llms-text';
import { textResponse } from '@/lib/search-engines/responses';

export const dynamic = 'force-dynamic';

/** The shop for language models: where things are. */
export const GET = async (request: Request): Promise<Response> => textResponse(await llmsText(hostOf(request)));
