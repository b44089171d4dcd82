import { textResponse } from '@/lib/search-engines/responses';
import { securityText } from '@/lib/search-engines/security-text';

export const dynamic = 'force-dynamic';

/** Where to report a weakness (RFC 9116). */
export const GET = (): Response => textResponse(securityText(new Date()));
