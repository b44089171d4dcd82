import { numberOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { Dimension, DRAWING_WIDTH, Drawing, JoistEnd, MEASURE_MARGIN, millimetres } from './Drawing';
import * as styles from './drawing.css';

/** mm from the wall that the drawing shows. */
const SHOWN_MM = 620;
const WALL = 40;
const TOP = 26;
/** Laid flat, so that a deck of 50 mm of air can be drawn. */
const JOIST = { width: 70, height: 45 };

/**
 * The edge of a deck at a wall, cut along the boards: fields `thickness`, `air` between boards and ground, and the gap to
 * the `wall` in mm.
 */
export function DeckEdgeDrawingBlock({ block, provider: { fill } }: BlockProps) {
  const [thickness, air, wall] = [numberOf(block.thickness), numberOf(block.air), numberOf(block.wall)];
  if (thickness === null || air === null || wall === null || air < JOIST.height || air > 400) return null;
  const scale = (DRAWING_WIDTH - WALL - MEASURE_MARGIN) / SHOWN_MM;
  const x = (mm: number) => WALL + mm * scale;
  const deck = { y: TOP, height: thickness * scale };
  const joist = { y: deck.y + deck.height, width: JOIST.width * scale, height: JOIST.height * scale };
  const ground = joist.y + air * scale;
  return (
    <Drawing height={ground + 26} title={fill(textOf(block.title))}>
      <rect className={styles.solid} height={ground + 25} width={WALL} x={0.5} y={0.5} />
      <rect className={styles.solid} height={24} width={DRAWING_WIDTH - MEASURE_MARGIN - WALL} x={WALL} y={ground} />
      {[90, 540].map((mm) => (
        <g key={mm}>
          <JoistEnd height={joist.height} width={joist.width} x={x(mm)} y={joist.y} />
          <path
            className={styles.thin}
            d={`M${x(mm) + joist.width / 2 - 8} ${joist.y + joist.height}V${ground}h16V${joist.y + joist.height}`}
          />
        </g>
      ))}
      <rect className={styles.wood} height={deck.height} width={(SHOWN_MM - wall) * scale} x={x(wall)} y={deck.y} />
      <Dimension at="beside" from={[x(0), TOP - 12]} to={[x(wall), TOP - 12]}>
        {millimetres(wall)}
      </Dimension>
      <Dimension
        from={[DRAWING_WIDTH - MEASURE_MARGIN + 12, deck.y]}
        to={[DRAWING_WIDTH - MEASURE_MARGIN + 12, joist.y]}
      >
        {millimetres(thickness)}
      </Dimension>
      <Dimension
        from={[DRAWING_WIDTH - MEASURE_MARGIN + 12, joist.y]}
        to={[DRAWING_WIDTH - MEASURE_MARGIN + 12, ground]}
      >
        {millimetres(air)}
      </Dimension>
    </Drawing>
  );
}
