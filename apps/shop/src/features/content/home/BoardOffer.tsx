import type { Showcase } from '@geven/odoo-sdk';
import { formatMetres, type Locale, MAX_PIECES } from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Heading } from '@geven/ui/Heading';
import { Link } from '@geven/ui/Link';
import { Price } from '@geven/ui/Price';
import { Select } from '@geven/ui/Select';
import { StockMark } from '@geven/ui/StockMark';
import { Text } from '@geven/ui/Text';
import { TextField } from '@geven/ui/TextField';
import { Unit } from '@geven/ui/Unit';
import { tilePrices } from '@/components/product/tile-prices';
import { ONE_VARIANT } from '@/lib/forms/pieces-form';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import { shownPrice } from '@/lib/products/prices';
import { productKind } from '@/lib/products/product-kind';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import * as styles from './board-offer.css';
import { buyableLengths, usualLength } from './buyable-lengths';

interface BoardOfferProps {
  board: NonNullable<Showcase['board']>;
  context: PageContext;
  /** The yard's date, ISO. */
  today: string;
}

/**
 * A board with what it costs per metre and m², when it comes, and a plain form that puts it into the cart. Refused, the
 * form leads to the page of the board, which shows what was entered.
 */
export function BoardOffer({ board, context, today }: BoardOfferProps) {
  const { locale, isNet, vatRate } = context;
  const t = getTexts(locale, 'home');
  const common = getTexts(locale, 'common');
  const { thickness, width, saleDelay, stock, specie, uomFactorInv: step } = board;
  const address = href('product', locale, { segments: [board.slug, board.id] });
  const lengths = buyableLengths(board);
  return (
    <section aria-labelledby="hero-board" className={styles.root}>
      <Heading id="hero-board" level={2} size="subheading">
        <Link className={styles.name} href={address}>
          {[specie?.name, withinPhrase(productKind(board), locale)].filter(Boolean).join(', ')}
        </Link>
      </Heading>
      <div className={styles.facts}>
        <Text as="span">
          {`${thickness} × ${width}`}
          <Unit>mm</Unit>
        </Text>
        <span className={styles.prices}>
          {tilePrices(board, context).map(({ amount, unit }) => (
            <Price amount={amount} key={unit} size="figureSmall" unit={unit} />
          ))}
        </span>
      </div>
      <div className={styles.facts}>
        <StockMark state={stock > 0 ? 'in-stock' : 'none'}>
          {common('card.deliveryFrom', { date: firstDeliveryDay(today, saleDelay, locale) })}
        </StockMark>
        <Text as="span" size="caption" tone="muted">
          {isNet ? common('priceNoteExcl') : common('priceNoteIncl', { rate: vatRate })}
        </Text>
      </div>
      {lengths.length > 0 && (
        <form action="/api/cart/add" className={styles.form} method="post">
          <input name="locale" type="hidden" value={locale} />
          <input name="path" type="hidden" value={address} />
          <Select
            defaultValue={usualLength(lengths)?.id}
            label={t('offer.length')}
            name={ONE_VARIANT.variant}
            options={lengths.map(({ id, lengte, combinationInfo }) => ({
              value: String(id),
              label: t('offer.option', {
                length: formatMetres(lengte ?? 0, locale),
                price: shownPrice(combinationInfo.price, context),
              }),
            }))}
          />
          <TextField
            defaultValue={step}
            inputMode="numeric"
            label={t('offer.pieces')}
            max={MAX_PIECES}
            min={step}
            name={ONE_VARIANT.pieces}
            required
            step={step}
            type="number"
          />
          <Button className={styles.button} type="submit">
            {t('offer.add')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** Behind another word only German keeps the capital of a noun. */
const withinPhrase = (text: string, locale: Locale) =>
  locale === 'de' ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
