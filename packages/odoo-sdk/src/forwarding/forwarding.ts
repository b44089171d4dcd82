export { FORWARDING_HEADERS, type Forwarded, forwardingHeaders } from './forwarding-headers';
export { networkOf } from './network-of';
