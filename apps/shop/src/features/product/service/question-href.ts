import { seller } from '@/lib/seller';

/** A mail to the shop about a product. */
export const questionHref = (subject: string): string =>
  `mailto:${seller.email}?subject=${encodeURIComponent(subject)}`;
