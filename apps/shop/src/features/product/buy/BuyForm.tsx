import type { Product } from '@geven/odoo-sdk';
import { pictureAddress } from '@geven/odoo-sdk/pictures';
import { formatMetres, type Locale } from '@geven/timber';
import { StockMark } from '@geven/ui/StockMark';
import { Text } from '@geven/ui/Text';
import { Toggletip } from '@geven/ui/Toggletip';
import type { ReactNode } from 'react';
import type { FormFlash } from '@/lib/forms/form-flash';
import { readPieces } from '@/lib/forms/pieces-form';
import { firstDeliveryDay } from '@/lib/products/delivery-days';
import { isDecking } from '@/lib/products/is-decking';
import { FINISH_ATTRIBUTES, type ProductState } from '@/lib/products/product-state';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import type { Texts } from '@/lib/texts/areas';
import { formatError } from '@/lib/texts/error-text';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { squareMetreCaption } from '@/lib/texts/square-metre-caption';
import { today } from '@/lib/today';
import { CoverageIsland } from '../calculator/CoverageIsland';
import { BoxContents } from './BoxContents';
import { BuyIsland } from './BuyIsland';
import * as styles from './buy.css';
import { buyRows } from './buy-rows';
import { finishChoices } from './finish-choices';

export interface BuyFormProps {
  context: PageContext;
  product: Product;
  /** Where the form is. */
  address: string;
  /** What the address says is chosen. */
  state: ProductState;
  flash: FormFlash | undefined;
  /** What stands between the prices and the choice: pictures, and on large screens beside both. */
  beside: ReactNode;
  /** What stands below the prices. */
  facts: ReactNode;
  /** What has to be read before the choice (LG-12). */
  warning: ReactNode;
}

/** Prices, finishes, a row per length and the button that puts the pieces into the cart. */
export function BuyForm({ context, product, address, state, flash, beside, facts, warning }: BuyFormProps) {
  const { locale, isNet, vatRate } = context;
  const t = getTexts(locale, 'product');
  const common = getTexts(locale, 'common');
  const { price, finish, lengths, total } = getMessages(locale, 'product');
  const { thickness, width, combinationInfo: info } = product;
  const refusal = flash?.refusals[0];
  const rows = buyRows(product);
  const finishes = finishChoices(product, context);
  const initial = flash ? flashedState(flash) : state;
  return (
    <BuyIsland
      address={address}
      beside={beside}
      board={thickness !== null && width !== null ? { thickness, width } : null}
      cartHref={href('cart', locale)}
      cover={product.cover}
      coverage={product.coverage}
      error={refusal && formatError(getMessages(locale, 'errors'), refusal.code, refusal.params)}
      errors={getMessages(locale, 'errors')}
      facts={facts}
      face={product.face ? pictureAddress(product.face.src, { size: '146x180', isSmart: true }) : undefined}
      finishes={finishes}
      grain={product.face?.colour}
      hasLengths={product.variantView === 'WoodView'}
      initial={initial}
      messages={{ price, finish, lengths, total, units: getMessages(locale, 'units') }}
      context={context}
      prices={{
        pack: {
          combinationInfo: { price: info.price },
          unitOfSale: product.unitOfSale,
          contents: product.contents,
          isPriceFrom: product.isPriceFrom,
        },
        metre: info.price_m1,
        squareMetre: info.price_m2,
        squareMetreOfWood: info.price_m2_wood,
        lowest: info.price_m1 === null ? info.lowestPrice30Days : info.lowestPrice30Days_m1,
        isDecking: isDecking(product),
        squareMetreCaption: squareMetreCaption(product, t),
      }}
      product={product.id}
      rows={rows}
      step={product.uomFactorInv}
      stockNote={<StockNote messages={product.customMessage} label={t('lengths.stockNote')} />}
      texts={{
        units: {
          metre: t('units.perMetre'),
          squareMetre: t('units.perSquareMetre'),
        },
        totalNote: isNet ? t('total.excl') : t('total.incl', { rate: vatRate }),
        name: product.title.short,
        labels: { region: common('notifications'), dismiss: common('close') },
      }}
      today={today()}
      beforeChoice={
        <>
          {warning}
          {isBoxOfSets(product) && <BoxContents description={product.description} />}
          {product.coverage && (
            <CoverageIsland
              coverage={product.coverage}
              locale={locale}
              messages={{ calc: getMessages(locale, 'product').calc }}
              rows={rows}
              step={product.uomFactorInv}
            />
          )}
        </>
      }
    >
      <ul className={styles.notes}>
        {notesOf(product, locale, t).map((note) => (
          <li key={note}>
            <Text as="span" size="caption" tone="muted">
              {note}
            </Text>
          </li>
        ))}
      </ul>
    </BuyIsland>
  );
}

/** Whether it is a sample box whose description has a line for each set. */
const isBoxOfSets = ({ productCategoryIsSample, intro, description }: Product): boolean =>
  productCategoryIsSample && description !== intro;

/** What has to be known while pieces are chosen. */
function notesOf(product: Product, locale: Locale, t: Texts<'product'>): readonly string[] {
  const { isExpress, lengthRange, piecesPerPack, uomFactorInv, isPlanedToOrder, coverage, safety } = product;
  const delays = product.productVariants.flatMap(({ isSample, stock, saleDelay }) =>
    !isSample && stock > 0 ? [saleDelay] : [],
  );
  return [
    delays.length > 0 && t('lengths.stockFrom', { date: firstDeliveryDay(today(), Math.min(...delays), locale) }),
    isExpress && t('lengths.express'),
    isPlanedToOrder && t('lengths.planedToOrder'),
    lengthRange && t('lengths.longest', { length: formatMetres(lengthRange.max, locale) }),
    piecesPerPack !== null && piecesPerPack > 1 && t('lengths.pack', { count: piecesPerPack }),
    uomFactorInv > 1 && t('lengths.step', { count: uomFactorInv }),
    // Of oil also what its pictograms do not say: that rags soaked with it can ignite.
    ...(coverage ? safety.warnings : []),
  ].filter((note) => typeof note === 'string');
}

/** What was entered before the form came back. */
function flashedState({ values }: FormFlash): ProductState {
  const chosen = readPieces(values).filter((each) => each.pieces > 0);
  const finishes = FINISH_ATTRIBUTES.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  return { pieces: new Map(chosen.map(({ id, pieces }) => [id, pieces])), finishes: Object.fromEntries(finishes) };
}

/** The merchant's words about the stock: of what is there, what runs out, and what is not there (PD-37). */
function StockNote({ messages, label }: { messages: Product['customMessage']; label: string }) {
  const texts = [
    { state: 'in-stock', text: messages.stockPopUp1 },
    { state: 'low', text: messages.stockPopUp2 },
    { state: 'none', text: messages.stockPopUp3 },
  ] as const;
  const shown = texts.filter(({ text }) => text);
  if (shown.length === 0) return null;
  return (
    <Toggletip className={styles.stockNote} label={label}>
      {shown.map(({ state, text }) => (
        <p className={styles.stockText} key={state}>
          <StockMark state={state}>{text}</StockMark>
        </p>
      ))}
    </Toggletip>
  );
}
