import type { Product } from '@geven/odoo-sdk';
import { deliveryWindow, formatDateRange, formatMetres } from '@geven/timber';
import { Notice } from '@geven/ui/Notice';
import { fillErrorText } from '../../lib/error-text';
import { ERROR_TEXTS } from '../../lib/error-texts';
import type { FormFlash } from '../../lib/form-flash';
import { getTexts } from '../../lib/i18n';
import { faceOf } from '../../lib/pictures';
import { piecesField } from '../../lib/pieces-form';
import type { Place } from '../../lib/place';
import { href } from '../../lib/routes';
import { today } from '../../lib/today';
import { LengthTable } from './LengthTable';
import type { LengthRow, LengthTexts } from './length-row';

interface BuyFormProps {
  place: Place;
  product: Product;
  /** Where the form stands. */
  address: string;
  flash: FormFlash | undefined;
}

/** A row per length and the button that puts the pieces into the cart; says so when nothing of it can be bought. */
export function BuyForm({ place, product, address, flash }: BuyFormProps) {
  const { locale, isNet, vatRate } = place;
  const t = getTexts(locale, 'catalogue');
  const variants = product.productVariants.filter(({ isPublished }) => isPublished);
  if (variants.length === 0) {
    return (
      <Notice title={getTexts(locale, 'common')('productNotAvailable')} tone="warning">
        {getTexts(locale, 'common')('notFound.apology')}
      </Notice>
    );
  }
  const date = today();
  const rows = variants.map(
    ({ id, name, lengte, attributeLength, combinationInfo, stock, saleDelay, weight, isSample }): LengthRow => {
      const days = deliveryWindow({ today: date, saleDelay, locale });
      return {
        id,
        name: isSample ? t('sample', { length: attributeLength?.commercialName ?? '' }) : nameOf(lengte, name),
        length: lengte,
        isSample,
        price: combinationInfo.price,
        weight,
        stock,
        saleDelay,
        from: formatDateRange(days.from, days.from, locale),
        pieces: Number(flash?.values[piecesField(id)] ?? 0) || 0,
      };
    },
  );
  return (
    <LengthTable
      action="/api/cart/add"
      address={address}
      cartHref={href('cart', locale)}
      cover={product.cover}
      error={flash?.refusals[0] && fillErrorText(ERROR_TEXTS[locale], flash.refusals[0].code, flash.refusals[0].params)}
      errors={ERROR_TEXTS[locale]}
      grain={faceOf(product)?.colour}
      isNet={isNet}
      locale={locale}
      productName={product.title.name}
      rows={rows}
      step={product.uomFactorInv}
      texts={lengthTexts(place)}
      today={date}
      vatRate={vatRate}
    />
  );
}

const nameOf = (length: number | null, name: string) => (length === null ? name : `${formatMetres(length)} m`);

/** The words of the island, in one language. */
function lengthTexts({ locale, isNet, vatRate }: Place): LengthTexts {
  const t = getTexts(locale, 'catalogue');
  const common = getTexts(locale, 'common');
  return {
    caption: t('lengths.caption'),
    length: t('lengths.length'),
    article: t('lengths.article'),
    stock: t('lengths.stock'),
    pricePerPiece: t('lengths.pricePerPiece'),
    pieces: t('lengths.pieces'),
    sum: t('lengths.sum'),
    piecesOf: t('lengths.piecesOf', { name: '#' }),
    decrease: t('lengths.decrease', { name: '#' }),
    increase: t('lengths.increase', { name: '#' }),
    lowStock: t('lengths.lowStock', { pieces: '#' }),
    from: t('lengths.from', { date: '#' }),
    totalPieces: t('total.pieces'),
    totalMetres: t('total.metres'),
    totalArea: t('total.area'),
    totalWeight: t('total.weight'),
    delivery: t('total.delivery'),
    priceNote: isNet ? t('total.excl') : t('total.incl', { rate: vatRate }),
    add: t('total.add'),
    added: t('total.added', { name: '#' }),
    toCart: t('total.toCart'),
    forklift: t('total.forklift'),
    dismiss: common('close'),
    notifications: common('notifications'),
  };
}
