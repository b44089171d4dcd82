import type { Env } from '../env';
import { derivedSecret } from './derived-secret';

/** What the links of orders are signed with: the settings' keys, else one that every process derives alike. */
export function orderLinkKeys({ orders, server }: Pick<Env, 'orders' | 'server'>): readonly [string, ...string[]] {
  const [first, ...before] = orders.linkKeys ?? [];
  return first === undefined ? [derivedSecret(server.forwardingSecret, 'order links')] : [first, ...before];
}
