import { passThrough } from '@/lib/api/pass-through';

/** The API under the shop's own origin, so that its cookies are the shop's. */
export const POST = passThrough;
