import type { Profile } from '@geven/timber';
import { backOverhang, depthOfNext, sectionPath } from '@geven/timber/section';
import { type ReactNode, useId } from 'react';
import { DimensionLine } from '../DimensionLine/DimensionLine';
import { classNames } from '../private/class-names';
import { inEms } from '../private/millimetres';
import * as styles from './CoverDrawing.css';

export interface CoverDrawingProps {
  profile: Profile;
  /** Size in mm. */
  thickness: number;
  /** Size in mm. */
  width: number;
  /** mm that one board takes up when laid: less than the width where boards overlap, more where there is a gap. */
  cover: number;
  /** Address of a picture of the end grain. */
  grain?: string | undefined;
  /** Texts of the dimension lines. */
  labels: { thickness: ReactNode; width: ReactNode; cover: ReactNode; gap?: ReactNode | undefined };
  /** What is drawn, in words. */
  title: string;
  className?: string | undefined;
}

/** Part of the neighbour that is in view. */
const NEIGHBOUR = 0.3;

/** px of the gap's dimension line: between its edges there is no room for a number, so it goes on beyond them. */
const GAP_LINE = { height: 16, beyond: 8 } as const;

/** How far leaders reach into the box of both lines. */
const LEADER = { width: '40%', cover: '75%' } as const;

/** A board's section with its neighbour as laid, and the dimensions that count: width, working width, gap, thickness. */
export function CoverDrawing({ profile, thickness, width, cover, grain, labels, title, className }: CoverDrawingProps) {
  const id = useId();
  const whole = Math.max(width, cover) + width * NEIGHBOUR;
  const gap = cover - width;
  const depth = depthOfNext(profile, thickness, width, cover);
  const height = thickness + depth;
  const overhang = backOverhang(profile, thickness);
  const outlineWidth = width + overhang;
  // The upper edges of a slanted board stand out to its right; its lower side is as wide, and what the lines below measure.
  const edges = { right: width + overhang, next: cover + overhang };
  const share = (millimetres: number) => `${(100 * millimetres) / whole}%`;
  const room = (millimetres: number) => (
    <svg className={styles.rest} focusable="false" height={1} width={share(millimetres)} />
  );
  const measured = (millimetres: number, label: ReactNode) => (
    <span className={styles.line}>
      <DimensionLine>{label}</DimensionLine>
      {room(whole - millimetres)}
    </span>
  );
  const board = (x: number, y: number, style: string | undefined) => (
    <g className={style} transform={`translate(${x} ${y})`}>
      <g clipPath={`url(#${id}clip)`}>
        <rect className={styles.wood} height={thickness} width={outlineWidth} />
        {grain && (
          <image
            className={styles.grain}
            height={thickness}
            href={grain}
            preserveAspectRatio="xMidYMid slice"
            width={outlineWidth}
          />
        )}
      </g>
      <use className={styles.outline} href={`#${id}`} />
    </g>
  );
  return (
    <div aria-label={title} className={classNames(styles.root, className)} role="img">
      {gap > 0 && labels.gap && (
        <span aria-hidden className={styles.gap}>
          <span className={styles.line}>
            {room(edges.right + gap / 2)}
            <span className={styles.gapLabel}>{labels.gap}</span>
          </span>
          <svg aria-hidden className={styles.gapLine} focusable="false" height={GAP_LINE.height} width="100%">
            <line x1={share(edges.right)} x2={share(edges.next)} y1="50%" y2="50%" />
            {[edges.right, edges.next].map((edge) => (
              <svg aria-hidden className={styles.gapEnd} key={edge} x={share(edge)}>
                <line y2={GAP_LINE.height} />
                <line x2={edge === edges.right ? -GAP_LINE.beyond : GAP_LINE.beyond} y1="50%" y2="50%" />
              </svg>
            ))}
          </svg>
        </span>
      )}
      <span aria-hidden className={styles.thickness}>
        <DimensionLine className={styles.thicknessLine} orientation="vertical">
          {labels.thickness}
        </DimensionLine>
        {depth > 0 && (
          <svg className={styles.restBelow} focusable="false" height={`${(100 * depth) / height}%`} width={1} />
        )}
      </span>
      <svg
        aria-hidden
        className={styles.drawing}
        focusable="false"
        height={inEms(height)}
        viewBox={`0 0 ${whole} ${height}`}
        width={inEms(whole)}
      >
        <defs>
          <clipPath id={`${id}clip`}>
            <path className={styles.section} d={sectionPath(profile, thickness, outlineWidth)} id={id} />
          </clipPath>
        </defs>
        {board(cover, depth, styles.neighbour)}
        {board(0, 0, undefined)}
        {depth > 0 && <path className={styles.extension} d={`M${width} 0H${whole}M${width} ${thickness}H${whole}`} />}
      </svg>
      <span aria-hidden className={styles.lines}>
        {/* From the lower corners to the line that measures them: that of the neighbour is the second. */}
        <svg aria-hidden className={styles.leaders} focusable="false" height="100%" width="100%">
          <line x1={0} x2={0} y2={LEADER.width} />
          <line x1={share(width)} x2={share(width)} y2={LEADER.width} />
          <line x1={share(cover)} x2={share(cover)} y2={LEADER.cover} />
        </svg>
        {measured(width, labels.width)}
        {measured(cover, labels.cover)}
      </span>
    </div>
  );
}
