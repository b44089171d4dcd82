import type { Locale } from '@geven/timber';

/** What of a variant its pictures show; sizes in mm, null where it has none. */
export interface PicturedVariant {
  readonly lengte: number | null;
  readonly isSample: boolean;
  readonly product: {
    readonly familyName: string;
    readonly thickness: number | null;
    readonly width: number | null;
    readonly profile1: { readonly slug: string; readonly name: string } | null;
    /** The picture of its end grain; null for what is not wood. */
    readonly end: { readonly filename: string } | null;
    /** Address of its main picture, below the shop's own. */
    readonly image: string;
  };
}

/** Where mails look up what goods look like: the catalogue. Words and amounts are those of the order. */
export interface PicturedGoods {
  /** Undefined for what has left the catalogue. */
  variant(variantId: number, locale: Locale): PicturedVariant | undefined;
}
