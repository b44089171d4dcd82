import type { CSSProperties } from 'react';
import { blocksOf, numberOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import * as styles from './drawing.css';

/**
 * How much wider boards of one width become, species below species: fields `width` in mm, `points` of moisture in per
 * cent, and `bars` with a `label` and a `coefficient` (per cent of the width for each point, domain.md 7).
 */
export function MovementDrawingBlock({ block, provider: { fill, language } }: BlockProps) {
  const [width, points] = [numberOf(block.width), numberOf(block.points)];
  const bars = blocksOf(block.bars).flatMap(({ _uid, label, coefficient }) => {
    const share = numberOf(coefficient);
    return share === null || width === null || points === null
      ? []
      : [{ id: _uid, label: fill(textOf(label)), mm: (width * share * points) / 100 }];
  });
  if (bars.length === 0) return null;
  const widest = Math.max(...bars.map(({ mm }) => mm));
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <figure className={styles.figure}>
      <dl className={styles.bars}>
        {bars.map(({ id, label, mm }) => (
          <div className={styles.bar} key={id}>
            <dt>{label}</dt>
            <dd aria-hidden>
              <div className={styles.barLine} style={{ '--share': mm / widest } as CSSProperties} />
            </dd>
            <dd className={styles.barValue}>{`${figure.format(mm)} mm`}</dd>
          </div>
        ))}
      </dl>
      {textOf(block.title) && <figcaption className={styles.caption}>{fill(textOf(block.title))}</figcaption>}
    </figure>
  );
}
