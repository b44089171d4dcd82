import type { CartLine } from '@geven/odoo-sdk';
import {
  formatAmount,
  formatDecimal,
  formatMetres,
  formatWeight,
  grossOf,
  type Locale,
  squareMetresOf,
} from '@geven/timber';
import { finishedMetrePrices, type MetrePrices, surchargesOf } from '../products/finished-prices';
import { shapeBeside } from '../products/product-kind';
import type { Sold } from '../texts/unit-texts';
import { type FinishFacts, lineFinishes } from './line-finishes';
import type { PriceView } from './price-view';

/** What square metres mean on a line: of boards laid with a gap, of a closed cladding's visible face, or plain. */
export type AreaKind = 'laid' | 'covered' | 'plain';

/** A line of a cart or order, ready to be shown. Amounts without the currency's sign. */
export interface LineFacts {
  readonly name: string;
  readonly isSample: boolean;
  /** `25 × 145` in mm; null where a product has no section. */
  readonly size: string | null;
  /** `4,85 m`, `25 cm`; null where a product has no length. */
  readonly length: string | null;
  /** Profile and colour, for example `einseitig gerillt`; empty for accessories. */
  readonly kind: string;
  readonly finishes: readonly FinishFacts[];
  /** Running metres; null for samples and accessories. */
  readonly metres: string | null;
  readonly area: { readonly value: string; readonly kind: AreaKind } | null;
  /** Kilograms. */
  readonly weight: string;
  readonly pricePerMetre: string | null;
  readonly pricePerArea: string | null;
  /** With finishes, like the prices per metre and m²: what the product page shows for the same choice. */
  readonly pricePerPiece: string;
  /** What the line counts, and what one of it holds. */
  readonly sold: Sold;
  /** Cents of one, as `pricePerPiece`. */
  readonly cents: number;
  readonly sum: string;
}

/** Everything that is shown of a line, computed in one place for cart, confirmation and receipt. */
export function lineFacts(line: CartLine, prices: PriceView): LineFacts {
  const { locale, vatRate, isNet } = prices;
  const { product, template } = line;
  const shown = (net: number | null | undefined) => (net == null ? null : isNet ? net : grossOf(net, vatRate));
  const isWood = template.thickness != null && template.width != null;
  const isMetred = isWood && !product.isSample && line.totalLength != null;
  const { metre, squareMetre } = metrePricesOf(line);
  const cents = shown(line.priceUnitFinished) ?? 0;
  const perMetre = isMetred ? shown(metre) : null;
  const perArea = isMetred ? shown(squareMetre) : null;
  return {
    name: isWood && template.specie ? template.title.short : product.name,
    isSample: product.isSample,
    size: isWood ? `${template.thickness} × ${template.width}` : null,
    length: product.attributeLength?.commercialName ?? lengthOf(product.lengte, locale),
    kind: isWood ? shapeBeside(template.title, template) : '',
    finishes: lineFinishes(line, prices),
    metres: isMetred && line.totalLength != null ? formatMetres(line.totalLength, locale) : null,
    area: isMetred ? areaOf(line, locale) : null,
    weight: formatWeight(line.weight, locale),
    pricePerMetre: perMetre === null ? null : formatAmount(perMetre),
    pricePerArea: perArea === null ? null : formatAmount(perArea),
    pricePerPiece: formatAmount(cents),
    sold: { unitOfSale: line.unitOfSale, contents: product.contents },
    cents,
    sum: formatAmount(isNet ? line.priceSubtotal : line.priceTotal),
  };
}

/** Net cents of a metre and a m² with finishes. */
function metrePricesOf({ template, finishes }: CartLine): MetrePrices {
  const { thickness, width, cover, combinationInfo } = template;
  const prices = { metre: combinationInfo.price_m1, squareMetre: combinationInfo.price_m2, squareMetreOfWood: null };
  if (thickness == null || width == null) return prices;
  return finishedMetrePrices(prices, { thickness, width, cover }, surchargesOf(finishes));
}

function lengthOf(mm: number | null | undefined, locale: Locale): string | null {
  return mm == null ? null : `${formatMetres(mm, locale)} m`;
}

function areaOf({ template, totalLength }: CartLine, locale: Locale): LineFacts['area'] {
  const { cover, width, combinationInfo } = template;
  if (cover == null || combinationInfo.price_m2 == null || totalLength == null) return null;
  const gap = cover - (width ?? cover);
  const kind = gap > 0 ? 'laid' : gap < 0 ? 'covered' : 'plain';
  return { value: formatDecimal(squareMetresOf(totalLength, cover), 2, locale), kind };
}

/** The certificate of a product; null where it has none. */
export function certificationOf({ certification }: Pick<CartLine['template'], 'certification'>): string | null {
  return certification && certification !== '–' ? certification : null;
}
