import { Unit } from '@geven/ui/Unit';
import { DimensionStroke } from '@/components/picture/DimensionStroke';
import { points } from '@/lib/generated/pictures.json';
import * as styles from './gallery.css';

export interface BoardDimensionsProps {
  /** mm. */
  thickness: number;
  width: number;
}

/** Size of the pictures of boards, px. */
const PICTURE = { width: 620, height: 761 } as const;

const at = ([across = 0, down = 0]: readonly number[]) => [across * PICTURE.width, down * PICTURE.height] as const;

const { widthFrom, widthTo, thicknessFrom, thicknessTo } = points.boards;

/** Thickness and width on the picture of a board: all boards are seen alike. For the eye; the page says them in words. */
export function BoardDimensions({ thickness, width }: BoardDimensionsProps) {
  return (
    <div className={styles.dimensions}>
      <svg aria-hidden className={styles.strokes} focusable="false" viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}>
        <DimensionStroke from={at(widthFrom)} to={at(widthTo)} />
        <DimensionStroke from={at(thicknessFrom)} to={at(thicknessTo)} />
      </svg>
      <span className={styles.thickness}>{thickness}</span>
      <span className={styles.width}>
        {width}
        <Unit>mm</Unit>
      </span>
    </div>
  );
}
