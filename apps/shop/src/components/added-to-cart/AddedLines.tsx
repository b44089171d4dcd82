import type { Cart } from '@geven/odoo-sdk';
import { formatMoney, type Locale, type VatRate } from '@geven/timber';
import { Text } from '@geven/ui/Text';
import type { CSSProperties } from 'react';
import { piecesOfLine } from '@/lib/cart/pieces-of-line';
import type { Texts } from '@/lib/texts/areas';
import { SummaryLine } from '../order/SummaryLine';
import type { AddedLine } from './added-line';
import * as styles from './added-lines.css';

/** Lines that are named; where only one more would be left out it is named too. */
const MAX_NAMED = 3;
/** Room for a section in px, and px per mm at most. */
const SECTION = { width: 72, height: 44, scale: 0.5 } as const;

interface AddedLinesProps {
  cart: Cart;
  lines: readonly AddedLine[];
  locale: Locale;
  /** Amounts without VAT. */
  isNet: boolean;
  text: Texts<'cart'>;
}

/** What was added, a line each, and what the whole cart comes to. */
export function AddedLines({ cart, lines, locale, isNet, text }: AddedLinesProps) {
  const vatRate = cart.vatRate as VatRate;
  const named = lines.length > MAX_NAMED + 1 ? lines.slice(0, MAX_NAMED) : lines;
  const rest = lines.length - named.length;
  return (
    <>
      <ul className={styles.lines} style={{ '--scale': sharedScale(named) } as CSSProperties}>
        {named.map(({ line, pieces }) => (
          <SummaryLine
            key={line.id}
            line={piecesOfLine(line, pieces, vatRate)}
            prices={{ locale, vatRate, isNet }}
            text={text}
          />
        ))}
        {rest > 0 && <li className={styles.more}>{text('added.more', { count: rest })}</li>}
      </ul>
      <p className={styles.total}>
        <Text as="span" tone="muted">
          {text(isNet ? 'added.cartNet' : 'added.cart', { count: cart.websiteOrderLine.length })}
        </Text>
        <span className={styles.amount}>{formatMoney(isNet ? cart.amountUntaxed : cart.amountTotal)}</span>
      </p>
    </>
  );
}

/** The scale at which the largest of the sections fits its room. */
function sharedScale(lines: readonly AddedLine[]): number {
  const scales = lines.map(({ line: { template } }) =>
    Math.min(SECTION.width / (template.width ?? 1), SECTION.height / (template.thickness ?? 1)),
  );
  return Math.min(SECTION.scale, ...scales);
}
