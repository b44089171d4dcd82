import { pictureAddress } from '@geven/odoo-sdk/pictures';
import type { CSSProperties } from 'react';
import * as styles from './face-strip.css';

interface FaceStripProps {
  picture: { src: string; colour: string };
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const PICTURE = { width: 360, height: 442 } as const;

/**
 * A piece of a board seen from above over its whole width, however short or long the piece: the drawing stretches along
 * the fibres, where wood can be drawn out. Decoration beside a name.
 */
export function FaceStrip({ picture: { src, colour }, className = '', style }: FaceStripProps) {
  return (
    <svg
      aria-hidden
      className={`${styles.root} ${className}`}
      focusable="false"
      preserveAspectRatio="none"
      style={{ ...style, backgroundColor: colour }}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
    >
      <foreignObject {...PICTURE}>
        {/* Not an SVG image, which would not wait until somebody comes near. */}
        <img
          {...PICTURE}
          alt=""
          className={styles.picture}
          decoding="async"
          loading="lazy"
          src={pictureAddress(src, { size: `${PICTURE.width}x${PICTURE.height}` })}
        />
      </foreignObject>
    </svg>
  );
}
