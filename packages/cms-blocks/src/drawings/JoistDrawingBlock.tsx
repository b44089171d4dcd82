import { numberOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { Dimension, DRAWING_WIDTH, Drawing, JoistEnd, MEASURE_MARGIN, millimetres } from './Drawing';
import * as styles from './drawing.css';

/** mm that the drawing shows, whatever the board: two of them below each other compare. */
const SHOWN_MM = 1600;
const JOIST = { width: 45, height: 70 };
const FIRST_JOIST_MM = 80;

/** A board over its joists from the side: fields `thickness` and `spacing` in mm, centre to centre. */
export function JoistDrawingBlock({ block, provider: { fill } }: BlockProps) {
  const thickness = numberOf(block.thickness);
  const spacing = numberOf(block.spacing);
  if (thickness === null || spacing === null || spacing > SHOWN_MM) return null;
  const scale = (DRAWING_WIDTH - MEASURE_MARGIN) / SHOWN_MM;
  const board = { y: 2, height: thickness * scale };
  const below = board.y + board.height;
  const line = below + JOIST.height * scale + 18;
  const joists: number[] = [];
  for (let x = FIRST_JOIST_MM; x + JOIST.width / 2 <= SHOWN_MM; x += spacing) joists.push(x);
  const at = (index: number) => (FIRST_JOIST_MM + index * spacing) * scale;
  return (
    <Drawing height={line + 40} title={fill(textOf(block.title))}>
      <rect className={styles.wood} height={board.height} width={DRAWING_WIDTH - MEASURE_MARGIN} x={1} y={board.y} />
      {joists.map((x) => (
        <JoistEnd
          height={JOIST.height * scale}
          key={x}
          width={JOIST.width * scale}
          x={(x - JOIST.width / 2) * scale}
          y={below}
        />
      ))}
      <Dimension from={[at(0), line]} to={[at(1), line]}>
        {millimetres(spacing)}
      </Dimension>
      <Dimension
        from={[DRAWING_WIDTH - MEASURE_MARGIN + 12, board.y]}
        to={[DRAWING_WIDTH - MEASURE_MARGIN + 12, below]}
      >
        {millimetres(thickness)}
      </Dimension>
    </Drawing>
  );
}
