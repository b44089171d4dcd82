import type { Locale } from '@geven/timber';
import { DRAWING_THEMES, type Drawing, type LoadDrawing } from '../../drawings/drawing';
import { drawingAddress } from '../../drawings/drawing-address';
import { LOAD_WIDTHS, LOGOTYPE_WIDTH, type LoadWidth } from '../../drawings/drawing-widths';
import type { Sender } from './sender';

/** A picture of a mail; programs that do not load it show its words. */
export interface MailPicture {
  readonly alt: string;
  /** CSS pixels. */
  readonly width: number;
  /** Whole address of what is shown where nothing else fits. */
  readonly src: string;
  /** What fits better on some screens, the first that fits first. */
  readonly sources: readonly { readonly media: string; readonly src: string }[];
}

/** Below it a mail has the phone's layout; with `mail-css.ts`. */
export const NARROW = '(max-width:639px)';
export const DARK = '(prefers-color-scheme:dark)';

/** The shop as the reader of a mail knows it. */
export interface MailShop {
  readonly brand: string;
  /** Public, in the reader's language. */
  readonly origin: string;
}

/** The shop in a language. */
export const mailShop = ({ brand, origins }: Pick<Sender, 'brand' | 'origins'>, locale: Locale): MailShop => ({
  brand,
  origin: origins[locale],
});

/** Whole address of what the shop has under a path. */
export const shopAddress = (path: string, { origin }: Pick<MailShop, 'origin'>): string => new URL(path, origin).href;

/** Whole address of a page that takes the token of a link. */
export function linkAddress(path: string, shop: Pick<MailShop, 'origin'>, token: string): string {
  const address = new URL(path, shop.origin);
  address.searchParams.set('token', token);
  return address.href;
}

/** A drawing as a mail shows it, light or dark; null where it cannot be drawn. */
export function drawnPicture(
  drawing: Drawing,
  { alt, width }: Pick<MailPicture, 'alt' | 'width'>,
  shop: MailShop,
): MailPicture | null {
  const [light, dark] = DRAWING_THEMES.map((theme) => drawingAddress(drawing, theme, shop.brand));
  if (!light || !dark) return null;
  // An accessory keeps its white tile, so it needs no second address.
  const sources = drawing.kind === 'accessory' ? [] : [{ media: DARK, src: shopAddress(dark, shop) }];
  return { alt, width, src: shopAddress(light, shop), sources };
}

/** A load as a mail shows it; on a phone a drawing of its own, with numbers as large as elsewhere. Null where it cannot be drawn. */
export function loadPicture(
  drawing: Omit<LoadDrawing, 'kind' | 'size'>,
  alt: string,
  shop: MailShop,
): MailPicture | null {
  const ofSize = (size: LoadWidth) =>
    drawnPicture({ ...drawing, kind: 'load', size }, { alt, width: LOAD_WIDTHS[size] }, shop);
  const [wide, narrow] = [ofSize('wide'), ofSize('narrow')];
  if (!wide || !narrow) return null;
  const onPhones = narrow.sources.map(({ media, src }) => ({ media: `${NARROW} and ${media}`, src }));
  return { ...wide, sources: [...onPhones, { media: NARROW, src: narrow.src }, ...wide.sources] };
}

/** What every mail begins with. */
export const logotypePicture = (shop: MailShop): MailPicture | null =>
  drawnPicture({ kind: 'logotype' }, { alt: shop.brand, width: LOGOTYPE_WIDTH }, shop);
