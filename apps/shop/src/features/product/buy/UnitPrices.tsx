import { Link } from '@geven/ui/Link';
import { Price } from '@geven/ui/Price';
import { Text } from '@geven/ui/Text';
import { shownPrice } from '@/lib/products/prices';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { packPrices } from '@/lib/texts/unit-texts';
import * as styles from './buy.css';
import type { BuyRow, BuyText, UnitPriceFacts } from './buy-content';
import { packHeadline } from './pack-headline';

export interface UnitPricesProps {
  prices: UnitPriceFacts;
  /** The sizes of what has no price per metre. */
  packs: readonly BuyRow[];
  context: PageContext;
  t: BuyText;
  /** What is behind an amount. */
  units: { metre: string; squareMetre: string };
}

/** The metre is the legal unit price; the m² is beside it in the same size (LG-06), like litre and can. */
export function UnitPrices({ prices, packs, context, t, units }: UnitPricesProps) {
  const { pack, metre, squareMetre, squareMetreOfWood, lowest, squareMetreCaption, isDecking } = prices;
  const { locale, isNet, vatRate } = context;
  const [ofPack, ofContents] = packPrices(pack, context, t);
  const ofCheapest = pack.isPriceFrom
    ? { ...ofPack, prefix: t('price.from'), amount: shownPrice(pack.combinationInfo.price, context) }
    : ofPack;
  const hasWoodPrice = isDecking && squareMetreOfWood !== null;
  const isVatBelow = metre === null || hasWoodPrice;
  const ofOnePack = [ofCheapest, ...(ofContents ? [{ ...ofContents, caption: t('price.unitPrice') }] : [])];
  return (
    <div className={styles.priceBlock}>
      <div className={metre === null ? styles.pricesOfPacks : styles.prices}>
        {metre === null ? (
          (packHeadline(packs, context, t) ?? ofOnePack).map((price) => (
            <Price {...price} key={price.amount + price.unit} size="figureLarge" />
          ))
        ) : (
          <Price amount={shownPrice(metre, context)} caption={t('price.metre')} size="figureLarge" unit={units.metre} />
        )}
        {squareMetre !== null && (
          <Price
            amount={shownPrice(squareMetre, context)}
            caption={squareMetreCaption}
            size="figureLarge"
            unit={units.squareMetre}
          />
        )}
        {hasWoodPrice && (
          <Price
            amount={shownPrice(squareMetreOfWood, context)}
            className={styles.woodPrice}
            caption={t('price.wood')}
            size="figureText"
            unit={units.squareMetre}
          />
        )}
        <Text className={isVatBelow ? styles.vatBelow : styles.vat} size="caption" tone="muted">
          <span className={isVatBelow ? undefined : styles.vatLine}>
            {isNet ? t('price.exclVat') : t('price.inclVat', { rate: vatRate })}
          </span>{' '}
          {t(isNet ? 'price.exclVatPlus' : 'price.inclVatPlus')}{' '}
          <Link href={href('delivery', locale)}>{t('price.delivery')}</Link>
        </Text>
      </div>
      {lowest !== null && (
        <Text size="caption">
          {t('price.lowest')}{' '}
          <del>
            {shownPrice(lowest, context)} {metre === null ? ofPack.unit : units.metre}
          </del>
        </Text>
      )}
    </div>
  );
}
