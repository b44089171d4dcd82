import type { Quotation } from '@geven/odoo-sdk';
import type { Texts } from '@/lib/texts/areas';
import { quotationState, validityText } from './quotation-state';
import * as styles from './quotations.css';

/** px of the line that stands for all days of a quotation, of its ticks, and of what its last day still is. */
const WIDTH = 120;
const HEIGHT = 11;
const LAST_DAY = 4;

interface ValidityProps {
  quotation: Pick<Quotation, 'daysLeft' | 'validityInDays' | 'state'>;
  text: Texts<'quotations'>;
}

/** How long a quotation is good for: a line whose thick part is what is left, a mark and words (DB-14, DB-15, DB-16). */
export function Validity({ quotation, text }: ValidityProps) {
  const state = quotationState(quotation);
  return (
    <span className={styles.validity}>
      {state !== 'asked' && state !== 'unlimited' && <ValidityLine quotation={quotation} />}
      <span className={styles.state}>
        <span aria-hidden className={styles.marks[state]} />
        <span className={styles.words[state]}>{validityText(quotation, text)}</span>
      </span>
    </span>
  );
}

function ValidityLine({ quotation }: Pick<ValidityProps, 'quotation'>) {
  const state = quotationState(quotation);
  const middle = HEIGHT / 2;
  return (
    <svg aria-hidden className={styles.line} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH}>
      <path
        className={styles.whole}
        d={`M.5 0V${HEIGHT}M${WIDTH - 0.5} 0V${HEIGHT}M0 ${middle}H${WIDTH}`}
        fill="none"
      />
      {(state === 'valid' || state === 'today') && (
        <path className={styles.left[state]} d={`M${WIDTH} ${middle}h-${leftWidth(quotation)}`} />
      )}
    </svg>
  );
}

/** px of what is left: its share of the whole line, and never too little to be seen. */
export function leftWidth({ daysLeft, validityInDays }: Pick<Quotation, 'daysLeft' | 'validityInDays'>): number {
  const share = Math.min(1, (daysLeft ?? 0) / Math.max(1, validityInDays ?? 0));
  return Math.max(LAST_DAY, Math.round(share * WIDTH));
}
