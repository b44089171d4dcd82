import { type BlockProps, blocksOf, textOf } from '@geven/cms-blocks';
import * as styles from '../home.css';

/** Large figures side by side: field `facts`, each with `value` and `label`. */
export function StatisticsBlock({ block, provider: { fill } }: BlockProps) {
  const facts = blocksOf(block.facts).filter(({ label, value }) => textOf(label) !== '' && textOf(value) !== '');
  if (facts.length === 0) return null;
  return (
    <dl className={styles.statistics}>
      {facts.map(({ _uid, label, value }) => (
        <div className={styles.statistic} key={_uid}>
          <dt className={styles.statisticLabel}>{fill(textOf(label))}</dt>
          <dd className={styles.statisticValue}>{fill(textOf(value))}</dd>
        </div>
      ))}
    </dl>
  );
}
