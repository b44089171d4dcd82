import { formatAmount, MAX_PIECES } from '@geven/timber';
import { PiecesField } from '@geven/ui/PiecesField';
import type { ReactNode } from 'react';
import { piecesField } from '../../../lib/pieces-form';
import { type PricedRow, RowStock } from './BuyRows';
import * as styles from './buy.css';
import type { BuyText } from './buy-content';

export interface BuyQuantityProps {
  row: PricedRow;
  step: number;
  onCount: (id: number, count: number) => void;
  stockNote: ReactNode;
  t: BuyText;
}

/** The simple quantity of what comes in one version only, such as a box of screws (PD-35). */
export function BuyQuantity({ row, step, onCount, stockNote, t }: BuyQuantityProps) {
  const { id, name, count, shownPiece, isOffered } = row;
  return (
    <div className={styles.quantity}>
      <div>
        <span className={styles.quantityLabel}>
          {t('lengths.stock')}
          {stockNote}
        </span>
        <RowStock row={row} t={t} />
      </div>
      <div>
        <span className={styles.quantityLabel}>{t('lengths.pricePerPiece')}</span>
        {formatAmount(shownPiece)}
      </div>
      <div>
        <span aria-hidden className={styles.quantityLabel}>
          {t('lengths.pieces')}
        </span>
        <PiecesField
          decreaseLabel={t('lengths.decrease', { name })}
          increaseLabel={t('lengths.increase', { name })}
          isDisabled={id === null || !isOffered}
          label={t('lengths.piecesOf', { name })}
          max={Math.floor(MAX_PIECES / step) * step}
          min={0}
          name={id === null ? undefined : piecesField(id)}
          onValueChange={(value) => id !== null && onCount(id, value)}
          step={step}
          value={count}
        />
      </div>
    </div>
  );
}
