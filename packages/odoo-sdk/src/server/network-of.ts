import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that an access line has to itself: a home gets at least a /64. */
const GROUPS_OF_A_NETWORK = 4;

/**
 * What one visitor is counted by: an IPv4 address as it is, an IPv6 address by its network, because every home has
 * billions of those addresses. An IPv4 address written as IPv6 is the IPv4 address; what is no address is `unknown`.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const groups = parsed.parts.slice(0, GROUPS_OF_A_NETWORK).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
