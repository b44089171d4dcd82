import { toProfile } from '@geven/timber';
import { CoverDrawing } from '@geven/ui/CoverDrawing';
import { numberOf, textOf } from '../block';
import type { BlockProps } from '../block-provider';
import { millimetres } from './Drawing';
import * as styles from './drawing.css';

/** A board's section with its neighbour as laid: fields `profile`, and `thickness`, `width` and `cover` in mm. */
export function CoverDrawingBlock({ block, provider: { fill } }: BlockProps) {
  const [thickness, width, cover] = [numberOf(block.thickness), numberOf(block.width), numberOf(block.cover)];
  if (thickness === null || width === null || cover === null) return null;
  const title = fill(textOf(block.title));
  return (
    <figure className={styles.figure}>
      <CoverDrawing
        cover={cover}
        labels={{
          thickness: millimetres(thickness),
          width: millimetres(width),
          cover: millimetres(cover),
          gap: cover > width ? millimetres(cover - width) : undefined,
        }}
        profile={toProfile(textOf(block.profile))}
        thickness={thickness}
        title={title}
        width={width}
      />
      {title && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}
