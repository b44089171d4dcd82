import ipaddr from 'ipaddr.js';

/** Names that the internet never resolves, RFC 6761 and RFC 6762: this machine, tests, examples and the local network. */
const LOCAL_NAME = /(^|\.)(localhost|test|example|invalid|local|internal)$|^[^.]+$/i;
const PUBLIC_RANGE = 'unicast';

/**
 * Whether strangers can reach an address, for example `https://shop.example.com`: then nothing of a sample may be left.
 * Names and numbers of this machine and of local networks are not public, nor is what is no address.
 */
export function isPublicAddress(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) ? ipaddr.process(host).range() === PUBLIC_RANGE : !LOCAL_NAME.test(host);
}
