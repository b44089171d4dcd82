import type { Profile } from '@geven/timber';
import { growthRings, sectionPath } from '@geven/timber/section';
import { type ReactNode, useId } from 'react';
import { DimensionLine } from '../DimensionLine/DimensionLine';
import { classNames } from '../private/class-names';
import { inEms } from '../private/millimetres';
import * as styles from './SectionDrawing.css';
import { clipId } from './SectionOutlines';

export { type SectionOutline, SectionOutlines } from './SectionOutlines';

export interface SectionDrawingProps {
  profile: Profile;
  /** Size in mm. */
  thickness: number;
  /** Size in mm. */
  width: number;
  /** px per mm; without it the scale of the surrounding plate. */
  scale?: number | undefined;
  /** Height in mm to keep free, so that drawings beside each other share one line for their widths. */
  reserve?: number | undefined;
  /** Colour of the wood, or `url(…)` of a picture of its end grain. */
  grain?: string | undefined;
  /** Thickness at the right and width below, each with its dimension line. */
  hasDimensions?: boolean | undefined;
  /** Drawn smaller than its scale where its container is narrower; for a drawing that is not compared with others. */
  canShrink?: boolean | undefined;
  /** Texts of the dimension lines; the bare numbers without them. */
  labels?: { thickness?: ReactNode; width?: ReactNode } | undefined;
  /** What is drawn, in words; without it the drawing is hidden from screen readers. */
  title?: string | undefined;
  /** Id of an outline that a `SectionOutlines` of the page holds; without it the drawing brings its own. */
  outlineId?: string | undefined;
  className?: string | undefined;
}

const pictureOf = (grain: string | undefined) => grain?.match(/^url\((['"]?)(.+)\1\)$/)?.[2];

/** A board's true cross-section, drawn from its millimetres. */
export function SectionDrawing({
  profile,
  thickness,
  width,
  scale,
  reserve = thickness,
  grain,
  hasDimensions = false,
  canShrink = false,
  labels,
  title,
  outlineId,
  className,
}: SectionDrawingProps) {
  const ownId = useId();
  const id = outlineId ?? ownId;
  const picture = pictureOf(grain);
  const size = (millimetres: number) => (scale === undefined ? inEms(millimetres) : millimetres * scale);
  return (
    <div
      {...(title ? { 'aria-label': title, role: 'img' } : { 'aria-hidden': true })}
      className={classNames(styles.root, canShrink && styles.shrinking, className)}
    >
      <svg
        aria-hidden
        className={styles.drawing}
        focusable="false"
        height={size(thickness)}
        viewBox={`0 0 ${width} ${thickness}`}
        width={size(width)}
      >
        {/* Written once and used three times: a ribbed outline is long, and a listing shows many. */}
        {!outlineId && (
          <clipPath id={clipId(id)}>
            <path className={styles.section} d={sectionPath(profile, thickness, width)} id={id} />
          </clipPath>
        )}
        {grain && !picture ? (
          <use className={styles.tinted} fill={grain} href={`#${id}`} />
        ) : (
          <use className={styles.wood} href={`#${id}`} />
        )}
        <g clipPath={`url(#${clipId(id)})`}>
          {picture ? (
            // Only an HTML image waits until somebody comes near; a page may have dozens of sections far below.
            <foreignObject height={thickness} width={width}>
              <img alt="" className={styles.grain} height={thickness} loading="lazy" src={picture} width={width} />
            </foreignObject>
          ) : (
            <path className={styles.rings} d={growthRings(thickness, width)} />
          )}
        </g>
        <use className={styles.outline} href={`#${id}`} />
      </svg>
      {hasDimensions && (
        <span className={styles.thickness}>
          <DimensionLine orientation="vertical">{labels?.thickness ?? thickness}</DimensionLine>
        </span>
      )}
      {reserve > thickness && (
        <svg aria-hidden className={styles.reserve} focusable="false" height={size(reserve - thickness)} width={0} />
      )}
      {hasDimensions && <DimensionLine className={styles.width}>{labels?.width ?? width}</DimensionLine>}
    </div>
  );
}
