import { numberOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { Dimension, DRAWING_WIDTH, Drawing, millimetres } from './Drawing';
import * as styles from './drawing.css';

/** Units for one mm. */
const SCALE = 0.62;
const WALL_UNITS = 160;
/** A rhombus profile: `fall` is what its edges fall outwards over the thickness, 17°. */
const BOARD = { thickness: 20, cover: 74, height: 68, fall: 6 };
const BOARDS = 5;

/** A ventilated façade of rhombus profiles cut upright: fields `cavity` behind the boards and `ground` below them in mm. */
export function CavityDrawingBlock({ block, provider: { fill } }: BlockProps) {
  const [cavity, ground] = [numberOf(block.cavity), numberOf(block.ground)];
  if (cavity === null || ground === null || cavity > 200 || ground > 1000) return null;
  const boards = { x: WALL_UNITS + cavity * SCALE, width: BOARD.thickness * SCALE, top: 34 };
  const bottom = boards.top + BOARDS * BOARD.cover * SCALE;
  const floor = bottom + ground * SCALE;
  return (
    <Drawing height={floor + 24} title={fill(textOf(block.title))}>
      <rect className={styles.solid} height={floor} width={WALL_UNITS} x={0.5} y={0.5} />
      <rect className={styles.solid} height={23} width={DRAWING_WIDTH - 1} x={0.5} y={floor} />
      <rect className={styles.cut} height={bottom - boards.top} width={cavity * SCALE} x={WALL_UNITS} y={boards.top} />
      {Array.from({ length: BOARDS }, (_, index) => {
        const y = boards.top + index * BOARD.cover * SCALE;
        const outer = y + BOARD.fall * SCALE;
        const height = BOARD.height * SCALE;
        return (
          <path
            className={styles.wood}
            d={`M${boards.x} ${y}L${boards.x + boards.width} ${outer}v${height}L${boards.x} ${y + height}z`}
            key={y}
          />
        );
      })}
      <Dimension at="beside" from={[WALL_UNITS, 18]} to={[boards.x, 18]}>
        {millimetres(cavity)}
      </Dimension>
      <Dimension from={[boards.x + 40, bottom]} to={[boards.x + 40, floor]}>
        {millimetres(ground)}
      </Dimension>
    </Drawing>
  );
}
