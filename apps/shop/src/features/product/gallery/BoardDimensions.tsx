import { Unit } from '@geven/ui/Unit';
import { DimensionStroke } from '@/components/picture/DimensionStroke';
import { points } from '@/lib/generated/pictures.json';
import * as styles from './gallery.css';
import { at, PICTURE, percent, type Share } from './picture-places';

export interface BoardDimensionsProps {
  /** Address of the picture: what is drawn alike has its points in common. */
  src: string;
  /** mm. */
  thickness: number;
  width: number;
}

/** How far numbers stand from the middle of their line, shares of the picture. */
const ASIDE = { right: 0.022, below: 0.02 } as const;

type Drawn = 'boards' | 'posts' | 'beams' | 'rhombus';

/** Two rhombus profiles are drawn beside each other, of which the second is measured; all others by their folder. */
const PAIR = /-rhombus\.\w+$/;
const FOLDER = /\/(boards|posts|beams)\/[^/]+$/;

const between = ([ax = 0, ay = 0]: Share, [bx = 0, by = 0]: Share) => [(ax + bx) / 2, (ay + by) / 2] as const;

/** Thickness and width on the picture of a board, post or beam. For the eye; the page says them in words. */
export function BoardDimensions({ src, thickness, width }: BoardDimensionsProps) {
  const { widthFrom, widthTo, thicknessFrom, thicknessTo } = points[drawnAs(src)];
  const [besideX, besideY] = between(thicknessFrom, thicknessTo);
  const [belowX, belowY] = between(widthFrom, widthTo);
  return (
    <div className={styles.dimensions}>
      <svg aria-hidden className={styles.strokes} focusable="false" viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}>
        <DimensionStroke from={at(widthFrom)} to={at(widthTo)} />
        <DimensionStroke from={at(thicknessFrom)} to={at(thicknessTo)} />
      </svg>
      <span className={styles.thickness} style={{ left: percent(besideX + ASIDE.right), top: percent(besideY) }}>
        {thickness}
      </span>
      <span className={styles.width} style={{ left: percent(belowX), top: percent(belowY + ASIDE.below) }}>
        {width}
        <Unit>mm</Unit>
      </span>
    </div>
  );
}

const drawnAs = (src: string): Drawn => (PAIR.test(src) ? 'rhombus' : ((FOLDER.exec(src)?.[1] ?? 'boards') as Drawn));
