import type { FigureSize } from '../../theme/text-style';
import { classNames } from '../private/class-names';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './Price.css';

export interface PriceProps {
  /** Formatted money, for example "€ 80,44". */
  amount: string;
  /** Before the amount, for example "from". */
  prefix?: string | undefined;
  /** What the amount buys, for example "/m²". */
  unit?: string | undefined;
  /** Line below the amount. */
  caption?: string | undefined;
  size?: FigureSize | undefined;
  /** Formatted earlier price, struck through. */
  was?: string | undefined;
  /** Read before the earlier price. */
  wasLabel?: string | undefined;
  className?: string | undefined;
}

/** A formatted amount of money with its unit. */
export function Price({ amount, prefix, unit, caption, size = 'figureMedium', was, wasLabel, className }: PriceProps) {
  return (
    <span className={classNames(styles.root, className)}>
      <span className={styles.line}>
        {prefix && <span className={styles.prefix[size]}>{prefix} </span>}
        <span className={styles.size[size]}>{amount}</span>
        {unit && <span className={styles.unit[size]}>{unit}</span>}
        {was && (
          <del className={styles.was}>
            {wasLabel && <span className={visuallyHidden}>{wasLabel} </span>}
            {was}
          </del>
        )}
      </span>
      {caption && <span className={styles.caption}>{caption}</span>}
    </span>
  );
}
