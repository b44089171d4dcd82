import { formatDecimal, type Locale } from '@geven/timber';
import type { ScrewSize } from '@geven/timber/fixings';
import { DimensionLine } from '@geven/ui/DimensionLine';
import { Unit } from '@geven/ui/Unit';
import { ScrewDrawing } from '@/components/screw/ScrewDrawing';
import { ScrewHead } from '@/components/screw/ScrewHead';
import * as styles from './screw-plate.css';

interface ScrewPlateProps extends ScrewSize {
  locale: Locale;
}

/** px that a gallery is wide, less its head and its margins. */
const ROOM = 420;
/** mm, so that a short screw is no monster. */
const LEAST_ROOM = 60;
/** What is longer is drawn with a break. */
const MAX_LENGTH = 100;

/** A screw in dimensions, large enough to see its thread, with its head from the front. */
export function ScrewPlate({ locale, diameter, length }: ScrewPlateProps) {
  const scale = ROOM / Math.max(LEAST_ROOM, Math.min(length, MAX_LENGTH));
  return (
    <div className={styles.plate}>
      <div className={styles.side}>
        <DimensionLine>
          {length}
          <Unit>mm</Unit>
        </DimensionLine>
        <ScrewDrawing diameter={diameter} length={length} maxLength={MAX_LENGTH} scale={scale} />
        <span className={styles.diameter}>
          Ø {formatDecimal(diameter, diameter % 1 ? 1 : 0, locale)}
          <Unit>mm</Unit>
        </span>
      </div>
      <div className={styles.front}>
        <ScrewHead diameter={diameter} scale={scale} />
      </div>
    </div>
  );
}
