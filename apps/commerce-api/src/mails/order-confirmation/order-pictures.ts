import { pictureAddress } from '@geven/odoo-sdk/pictures';
import { formatDecimal, formatMetres, type Locale, layersOf, nonBreaking, toProfile } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Cart, OrderLine } from '../../domain/cart/cart';
import type { LoadBundle } from '../../drawings/drawing';
import { ACCESSORY_SIZE, SECTION_WIDTH } from '../../drawings/drawing-widths';
import { inOneLine } from '../shared/in-one-line';
import { drawnPicture, loadPicture, type MailPicture, type MailShop, shopAddress } from '../shared/mail-picture';
import type { PicturedGoods, PicturedVariant } from '../shared/pictured-goods';

/** What pictures of an order are made with. */
export interface Picturing {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly goods: PicturedGoods;
  readonly shop: MailShop;
}

const ILLUSTRATION = /\/accessories\/([\w-]+)\.webp$/;
/** CSS pixels of a photograph, in the smallest size that pictures have. */
const PHOTO_WIDTH = 73;

/** What a section is drawn from; null for what has none. */
function sectionOf({ product }: PicturedVariant) {
  const { thickness, width, profile1, end } = product;
  if (thickness === null || width === null || !end) return null;
  return { thickness, width, profile: toProfile(profile1?.slug ?? null), wood: end.filename.replace(/\.webp$/, '') };
}

/** The section of timber, a picture of other goods; null for what has left the catalogue or cannot be drawn. */
export function linePicture({ variantId }: OrderLine, { t, locale, goods, shop }: Picturing): MailPicture | null {
  const variant = goods.variant(variantId, locale);
  if (!variant) return null;
  const { familyName, profile1, image } = variant.product;
  const section = sectionOf(variant);
  if (!section) {
    const alt = t('pictures.goods', { name: familyName });
    const [, name] = ILLUSTRATION.exec(image) ?? [];
    if (name) return drawnPicture({ kind: 'accessory', name }, { alt, width: ACCESSORY_SIZE.width }, shop);
    const cut = pictureAddress(image, { size: '146x180', isWhole: true, format: 'png', fill: 'ffffff' });
    return { alt, width: PHOTO_WIDTH, src: shopAddress(cut, shop), sources: [] };
  }
  const size = inOneLine(`${section.thickness} × ${section.width}`);
  const alt = profile1 ? t('pictures.sectionOf', { size, profile: profile1.name }) : t('pictures.section', { size });
  return drawnPicture({ kind: 'section', ...section }, { alt, width: SECTION_WIDTH }, shop);
}

/** The timber of an order on the lorry, the longest below; null where there is none, or more than can be drawn. */
export function orderLoad({ lines }: Pick<Cart, 'lines'>, { t, locale, goods, shop }: Picturing): MailPicture | null {
  const bundles = lines
    .flatMap((line) => bundleOf(line, goods.variant(line.variantId, locale)))
    .sort((one, other) => one.length - other.length);
  const words = bundles.map(
    ({ pieces, length }) => `${formatDecimal(pieces, 0, locale)} × ${formatMetres(length, locale)} m`,
  );
  const alt = t('pictures.load', { bundles: nonBreaking(words.join('; ')) });
  return loadPicture({ locale, bundles }, alt, shop);
}

/** Samples and accessories go along unseen. */
function bundleOf({ pieces }: OrderLine, variant: PicturedVariant | undefined): LoadBundle[] {
  const section = variant && sectionOf(variant);
  if (!section || variant.isSample || variant.lengte === null) return [];
  const { thickness, width, wood } = section;
  return [{ pieces, length: variant.lengte, layers: layersOf({ pieces, thickness, width }), thickness, wood }];
}
