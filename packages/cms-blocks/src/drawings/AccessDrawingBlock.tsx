import { numberOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { Dimension, DRAWING_WIDTH, Drawing, millimetres } from './Drawing';
import * as styles from './drawing.css';

/** mm of street that the plan shows. */
const SHOWN_MM = 16_000;
const LORRY = { length: 10_000, width: 2550 };
const FORKLIFT = { length: 2600, width: 2100 };

/** A plan from above: lorry in the street, forklift on the way to where the timber is put down. Field `width` in mm. */
export function AccessDrawingBlock({ block, provider: { fill } }: BlockProps) {
  const width = numberOf(block.width);
  if (width === null || width > 6000) return null;
  const scale = DRAWING_WIDTH / SHOWN_MM;
  const street = 4200 * scale;
  const way = { x: 9000 * scale, width: width * scale, length: 5200 * scale };
  const end = street + way.length;
  const right = way.x + way.width;
  return (
    <Drawing height={end + 16} title={fill(textOf(block.title))}>
      <rect className={styles.solid} height={street} width={DRAWING_WIDTH - 1} x={0.5} y={0.5} />
      <path className={styles.thin} d={`M0 ${street}H${way.x}V${end}M${right} ${end}V${street}H${DRAWING_WIDTH}`} />
      <g className={styles.cut}>
        <rect height={LORRY.width * scale} width={LORRY.length * scale} x={600 * scale} y={700 * scale} />
        <path d={`M${(600 + LORRY.length - 2200) * scale} ${700 * scale}v${LORRY.width * scale}`} />
      </g>
      <g className={styles.cut}>
        <rect
          height={FORKLIFT.length * scale}
          width={FORKLIFT.width * scale}
          x={way.x + (way.width - FORKLIFT.width * scale) / 2}
          y={street + 300 * scale}
        />
      </g>
      <g className={styles.wood}>
        {[0, 1, 2].map((row) => (
          <rect
            height={500 * scale}
            key={row}
            width={(width - 500) * scale}
            x={way.x + 250 * scale}
            y={end - (2 + row * 0.5) * 1000 * scale + 260 * scale}
          />
        ))}
      </g>
      <Dimension at="beside" from={[way.x, end - 4]} to={[right, end - 4]}>
        {millimetres(width)}
      </Dimension>
    </Drawing>
  );
}
