import { pictureAddress } from '@geven/odoo-sdk/pictures';

/**
 * The picture of a product's end grain as a CSS value, for the small section drawings of which a page has many;
 * undefined for what is not wood.
 */
export const endGrain = ({ end }: { end: { readonly src: string } | null }): string | undefined =>
  end ? `url(${pictureAddress(end.src, { size: '360x0' })})` : undefined;
