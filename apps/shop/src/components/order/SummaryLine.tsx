import type { CartLine } from '@geven/odoo-sdk';
import { formatDecimal } from '@geven/timber';
import { Text } from '@geven/ui/Text';
import { certificationOf, lineFacts } from '@/lib/cart/line-facts';
import type { PriceView } from '@/lib/cart/price-view';
import type { Texts } from '@/lib/texts/areas';
import { countText } from '@/lib/texts/unit-texts';
import { LineDrawing } from './LineDrawing';
import { UnitPrices } from './LineFigures';
import { LineFinishes } from './LineFinishes';
import { lineName } from './line-name';
import { NoWithdrawal } from './NoWithdrawal';
import * as styles from './order.css';

interface SummaryLineProps {
  line: CartLine;
  prices: PriceView;
  /** Names kind, certificate and unit prices too, as an order has to before it is placed. */
  isComplete?: boolean;
  text: Texts<'cart'>;
}

/** A line in a few words: section, name, size, pieces and sum. */
export function SummaryLine({ line, prices, isComplete = false, text }: SummaryLineProps) {
  const facts = lineFacts(line, prices);
  const { productUomQty: pieces, unitOfSale } = line;
  const shownPieces = facts.length
    ? `${formatDecimal(pieces, 0, prices.locale)} × ${facts.length}`.replaceAll(' ', '\u00a0')
    : countText(pieces, unitOfSale, text);
  return (
    <li className={styles.summaryLine}>
      <LineDrawing contents={line.product.contents} template={line.template} />
      <div className={styles.summaryFacts}>
        <Text weight="strong">{lineName(facts, text)}</Text>
        <Text size="caption" tone="muted">
          {[
            facts.size && `${facts.size} mm`,
            shownPieces,
            isComplete && facts.kind,
            isComplete && certificationOf(line.template),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
        <LineFinishes facts={facts} text={text} />
        <NoWithdrawal line={line} text={text} />
        {isComplete && <UnitPrices facts={facts} text={text} />}
      </div>
      <Text weight="strong">{facts.sum}</Text>
    </li>
  );
}
