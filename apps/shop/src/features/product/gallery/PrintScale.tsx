import { DimensionLine } from '@geven/ui/DimensionLine';
import { Unit } from '@geven/ui/Unit';
import * as styles from './section-plate.css';

export interface PrintScaleProps {
  /** Such as `1 : 1`. */
  scale: string;
  /** What the drawing has no line for, such as the depth of its grooves. */
  note: string | null;
  /** What the line is for. */
  probe: string;
}

/** The scale of a drawing on paper, and a line of 50 mm that shows whether the printer kept it. */
export function PrintScale({ scale, note, probe }: PrintScaleProps) {
  return (
    <div className={styles.printScale}>
      <span className={styles.scaleName}>{scale}</span>
      {note && <span className={styles.scaleNote}>{note}</span>}
      {probe}
      <span className={styles.probe} data-print-probe>
        <DimensionLine>
          50
          <Unit>mm</Unit>
        </DimensionLine>
      </span>
    </div>
  );
}
