import {
  formatDecimal,
  formatMetres,
  formatMoney,
  grossOf,
  type Locale,
  nonBreaking,
  type VatRate,
} from '@geven/timber';
import type { Cart, OrderLine } from '../../domain/cart/cart';
import type { LineFinish } from '../../domain/cart/finish';
import type { MailPicture } from '../shared/mail-picture';
import { linePicture, type Picturing } from './order-pictures';

/** A line of an order as a mail shows it. */
export interface OrderedLine {
  /** As it was ordered, with its size and its length. */
  readonly name: string;
  /** What it is called; its size, and its pieces by their length, are in lines of their own. */
  readonly title: string;
  readonly size: string | null;
  /** `24 × 4,80 m = 115,20 m`; null for what has no length. */
  readonly measure: string | null;
  /** How many, in what they are sold by, and the price of one, what of the amount each finish is, and whether it cannot be withdrawn from. */
  readonly details: readonly string[];
  /** Gross of the whole line. */
  readonly amount: string;
  readonly picture: MailPicture | null;
}

/** What prices and figures of an order's lines are written by. */
interface Writing extends Picturing {
  readonly vatRate: VatRate;
}

/** Words and amounts of an order's lines; prices with VAT. */
export function orderedLines({ lines, vatRate }: Cart, picturing: Picturing): OrderedLine[] {
  return lines.map((line) => orderedLine(line, { ...picturing, vatRate }));
}

/** Rounding is per line, so pieces times the price of one need not be the amount: nothing here says that they are equal. */
function orderedLine(line: OrderLine, writing: Writing): OrderedLine {
  const { t, locale, vatRate, goods } = writing;
  const { name, pieces, unitOfSale, priceUnitFinished, finishes, gross, hasWithdrawalRight } = line;
  const price = formatMoney(grossOf(priceUnitFinished, vatRate));
  const count = formatDecimal(pieces, 0, locale);
  const noWithdrawal = finishes.length > 0 ? 'lines.noWithdrawal.treated' : 'lines.noWithdrawal.planed';
  const isSample = goods.variant(line.variantId, locale)?.isSample ?? false;
  const pieceLength = line.totalLength === null || isSample ? null : line.totalLength / pieces;
  return {
    name,
    ...nameParts(name, pieceLength, locale),
    measure: pieceLength === null ? null : measureText(pieces, pieceLength, locale),
    details: [
      t(`lines.detail.${unitOfSale}`, { count: pieces, replace: { count, price } }),
      ...finishes.map((finish) => finishText(finish, writing)),
      ...(hasWithdrawalRight ? [] : [t(noWithdrawal)]),
    ],
    amount: formatMoney(gross),
    picture: linePicture(line, writing),
  };
}

/** `Latte Lärche 45 × 70 mm, gehobelt, 3,60 m` is a `Latte Lärche` of `45 × 70 mm, gehobelt`; its length is said below. */
function nameParts(name: string, pieceLength: number | null, locale: Locale): Pick<OrderedLine, 'title' | 'size'> {
  const length = pieceLength === null ? '' : `, ${formatMetres(pieceLength, locale)} m`;
  const withoutLength = length && name.endsWith(length) ? name.slice(0, -length.length) : name;
  const [title = name, ...size] = withoutLength.split(/,? (?=\d[\d.,]* × )/);
  return { title: nonBreaking(title), size: nonBreaking(size.join(' ')) || null };
}

function measureText(pieces: number, pieceLength: number, locale: Locale): string {
  const metres = (mm: number) => `${formatMetres(mm, locale)} m`;
  const each = `${formatDecimal(pieces, 0, locale)} × ${metres(pieceLength)}`;
  return nonBreaking(pieces === 1 ? each : `${each} = ${metres(pieces * pieceLength)}`);
}

/** `davon 1× geölt, 4,06 m²: € 21,74`; only its name where it costs nothing. */
function finishText({ name, surcharge, quantity, net }: LineFinish, { t, locale, vatRate }: Writing): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (!surcharge || surcharge.price === 0) return title;
  const measures = {
    SQUARE_METRE: `, ${formatDecimal(quantity / 100, 2, locale)}\u00a0m²`,
    CUBIC_METRE: `, ${formatDecimal(quantity / 1000, 3, locale)}\u00a0m³`,
    PIECE: '',
  };
  const finish = `${title}${measures[surcharge.unit]}`;
  return t('lines.finish', { finish, amount: formatMoney(grossOf(net, vatRate)) });
}
