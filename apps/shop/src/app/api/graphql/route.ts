import { proxyGraphql } from '@/lib/api/proxy-graphql';

/** The API under the shop's own origin, so that its cookies are the shop's. */
export const POST = proxyGraphql;
