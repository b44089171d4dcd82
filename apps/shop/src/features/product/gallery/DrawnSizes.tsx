import type { Product } from '@geven/odoo-sdk';
import { formatDecimal, type Locale } from '@geven/timber';
import { Unit } from '@geven/ui/Unit';
import { DimensionStroke } from '@/components/picture/DimensionStroke';
import { sizes } from '@/lib/generated/pictures.json';
import * as styles from './gallery.css';
import { at, PICTURE, percent, type Share } from './picture-places';

export interface DrawnSizesProps {
  locale: Locale;
  product: Pick<Product, 'productVariants'>;
  /** Address of the picture. */
  src: string;
}

/** A size that a drawing of an accessory was made with, see `packages/pictures`. */
interface DrawnSize {
  /** The end of the name of the variant that has it. */
  readonly of?: string;
  readonly mm: number;
  readonly isDiameter?: boolean;
  readonly hasUnit?: boolean;
  /** One line from end to end, or two that each begin at an edge of what is measured. */
  readonly lines: readonly (readonly Share[])[];
  /** Thin lines up to the line that measures. */
  readonly risers?: readonly (readonly Share[])[];
  readonly label: Share;
}

const SIZES: Readonly<Record<string, readonly DrawnSize[]>> = sizes;
const DRAWING = /\/accessories\/([^/]+)\.webp$/;

const drawnSizes = (src: string): readonly DrawnSize[] => SIZES[DRAWING.exec(src)?.[1] ?? ''] ?? [];

/** Whether a picture is a drawing with sizes that are still to be written. */
export const hasDrawnSizes = (src: string): boolean => drawnSizes(src).length > 0;

/**
 * The sizes of a screw or fitting, written on its drawing; of a fitting in several sizes those that are sold. For the eye;
 * the page says them in words.
 */
export function DrawnSizes({ locale, product: { productVariants }, src }: DrawnSizesProps) {
  const names = productVariants.flatMap(({ attributeLength, name, isPublished }) =>
    isPublished ? [plain(attributeLength?.commercialName ?? name)] : [],
  );
  const written = drawnSizes(src).filter(
    ({ of }) => of === undefined || names.some((name) => ` ${name}`.endsWith(` ${of}`)),
  );
  return (
    <div className={styles.dimensions}>
      <svg aria-hidden className={styles.strokes} focusable="false" viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}>
        <path
          className={styles.risers}
          d={written
            .flatMap(({ risers = [] }) => risers.map((points) => `M${points.map((point) => at(point)).join('L')}`))
            .join('')}
        />
        {written.flatMap(({ lines }) =>
          lines.map(([from = [], to = []]) => (
            <DimensionStroke from={at(from)} hasEnd={lines.length === 1} key={`${from} ${to}`} to={at(to)} />
          )),
        )}
      </svg>
      {written.map(({ mm, isDiameter, hasUnit, label: [across = 0, down = 0] }) => (
        <span
          className={styles.drawnSize}
          key={`${across} ${down}`}
          style={{ left: percent(across), top: percent(down) }}
        >
          {isDiameter && 'Ø\u00a0'}
          {formatDecimal(mm, mm % 1 ? 1 : 0, locale)}
          {hasUnit && <Unit>mm</Unit>}
        </span>
      ))}
    </div>
  );
}

/** With plain spaces, as the drawing names its sizes. */
const plain = (name: string) => name.replaceAll(/\s/g, ' ');
