import type { CartLine } from '@geven/odoo-sdk';
import { Text } from '@geven/ui/Text';
import type { CartMessages } from '../../lib/cart-messages';
import { lineFacts, type PriceView } from '../../lib/line-facts';
import type { Translate } from '../../lib/translate';
import { LineDrawing } from './LineDrawing';
import { lineName } from './line-name';
import * as styles from './order.css';

interface SummaryLineProps {
  line: CartLine;
  prices: PriceView;
  text: Translate<CartMessages>;
}

/** A line in a few words: section, name, size, pieces and sum. */
export function SummaryLine({ line, prices, text }: SummaryLineProps) {
  const facts = lineFacts(line, prices);
  const pieces = [`${line.productUomQty} ×`, facts.length ?? ''].join(' ').trim();
  return (
    <li className={styles.summaryLine}>
      <LineDrawing template={line.template} />
      <div className={styles.summaryFacts}>
        <Text weight="strong">{lineName(facts, text)}</Text>
        <Text size="caption" tone="muted">
          {[facts.size && `${facts.size} mm`, pieces].filter(Boolean).join(', ')}
        </Text>
      </div>
      <Text>{facts.sum}</Text>
    </li>
  );
}
