import type { FilterGroup } from '@geven/odoo-sdk';
import { type Bucket, bucketsOf } from '@geven/timber';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Unit } from '@geven/ui/Unit';
import { scalePosition, spanOf } from './filter-scale';
import * as styles from './filter-scale.css';

export interface FilterScaleProps {
  group: FilterGroup;
  buckets: readonly Bucket[];
}

/** The sizes that are there as ticks, and a dimension line over those that are chosen. The links below choose. */
export function FilterScale({ group: { sizes, values }, buckets }: FilterScaleProps) {
  const whole = spanOf(sizes);
  if (!whole) return null;
  const active = new Set(values.flatMap(({ slug, isActive }) => (isActive ? [slug] : [])));
  const isChosen = (mm: number) => bucketsOf(mm, buckets).some((slug) => active.has(slug));
  const chosen = spanOf(sizes.filter(isChosen)) ?? whole;
  const left = scalePosition(chosen.min, whole);
  return (
    <div aria-hidden className={styles.root}>
      <div
        className={styles.span}
        style={{ marginInlineStart: `${left}%`, width: `${scalePosition(chosen.max, whole) - left}%` }}
      >
        <DimensionLine>
          {chosen.min === chosen.max ? chosen.min : `${chosen.min}–${chosen.max}`}
          <Unit>mm</Unit>
        </DimensionLine>
      </div>
      <div className={styles.scale}>
        {sizes.map((mm) => (
          <i
            className={active.size > 0 && isChosen(mm) ? styles.tickChosen : styles.tick}
            key={mm}
            style={{ insetInlineStart: `${scalePosition(mm, whole)}%` }}
          />
        ))}
      </div>
    </div>
  );
}
