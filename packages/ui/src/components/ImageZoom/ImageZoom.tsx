'use client';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import * as styles from './ImageZoom.css';
import { MAX_ZOOM, pan, WHOLE, type ZoomView, zoom } from './zoom-view';

export interface ImageZoomProps {
  src: string;
  /** The picture in more sizes, each with its width (`… 1240w`): the browser takes what window and enlargement need. */
  srcSet?: string | undefined;
  /** Width of the largest file in px. */
  width: number;
  height: number;
  alt: string;
  /** Width ÷ height of the frame, which does not change with the picture; the picture's own without it. */
  frameRatio?: number | undefined;
  /** Shown until the picture is loaded. */
  color?: string | undefined;
  zoomInLabel: string;
  zoomOutLabel: string;
  /** Instructions for moving the picture, visible and for screen readers. */
  hint: string;
  /** Takes the focus when it appears, as in a dialog, so that its keys work at once. */
  autoFocus?: boolean | undefined;
  /** Drawn over the picture, moved and enlarged with it, and hidden from screen readers. */
  overlay?: ReactNode;
  /** Buttons before those that enlarge, for example to the next picture. */
  children?: ReactNode;
  className?: string | undefined;
}

const STEP = 1.5;
/** px that arrow keys move the picture. */
const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};
/** Zoom factors of the other keys; 0 shows the whole picture again. */
const FACTORS: Readonly<Record<string, number>> = { '+': STEP, '-': 1 / STEP, '0': 0 };

/** A picture to look at closely: wheel, pinch, double press, drag, arrow keys, + and −, and buttons. */
export function ImageZoom({
  src,
  srcSet,
  width,
  height,
  alt,
  frameRatio = width / height,
  color,
  zoomInLabel,
  zoomOutLabel,
  hint,
  autoFocus = false,
  overlay,
  children,
  className,
}: ImageZoomProps) {
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const [view, setView] = useState<ZoomView>(WHOLE);
  const [shown, setShown] = useState(src);
  // Another picture is first seen as a whole.
  if (shown !== src) {
    setShown(src);
    setView(WHOLE);
  }
  const size = () => ({ width: frame.current?.clientWidth ?? 0, height: frame.current?.clientHeight ?? 0 });
  const zoomBy = (factor: number, point?: { x: number; y: number }) =>
    setView((before) => zoom(before, factor, size(), point));
  const panBy = (x: number, y: number) => setView((before) => pan(before, x, y, size()));
  /** px from the middle of the frame. */
  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };

  useEffect(() => {
    if (autoFocus) frame.current?.focus();
  }, [autoFocus]);

  // React listens to the wheel passively, and then the page behind would scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the listener reads nothing that changes.
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, fromMiddle(event));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) {
      panBy(now.x - before.x, now.y - before.y);
      return;
    }
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    zoomBy(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    const factor = FACTORS[event.key];
    if (!move && factor === undefined) return;
    event.preventDefault();
    if (move) panBy(...move);
    else zoomBy(factor ?? 1);
  };

  return (
    <div className={classNames(styles.root, className)} style={cssVariables({ '--kit-frame': frameRatio })}>
      <div
        aria-label={`${alt}. ${hint}`}
        className={styles.frame}
        onDoubleClick={(event) => zoomBy(view.scale < 2 ? 2.5 : 1 / MAX_ZOOM, fromMiddle(event))}
        onKeyDown={onKeyDown}
        onPointerCancel={lift}
        onPointerDown={(event) => {
          fingers.current.set(event.pointerId, fromMiddle(event));
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={lift}
        ref={frame}
        // Arrow keys are for the picture, not for reading on.
        role="application"
        style={cssVariables({
          '--kit-ratio': width / height,
          '--kit-zoom': view.scale,
          '--kit-x': `${view.x}px`,
          '--kit-y': `${view.y}px`,
        })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what arrow keys move must be reached by keyboard.
        tabIndex={0}
      >
        <div className={styles.stage}>
          <img
            alt={alt}
            className={styles.image}
            draggable={false}
            height={height}
            key={src}
            sizes={`${Math.round(view.scale * 100)}vw`}
            src={src}
            srcSet={srcSet}
            style={cssVariables({ '--kit-placeholder': color })}
            width={width}
          />
          {overlay && <div aria-hidden>{overlay}</div>}
        </div>
      </div>
      <div className={styles.bar}>
        {children && <span className={styles.buttons}>{children}</span>}
        <span className={styles.hint}>{hint}</span>
        <span className={styles.buttons}>
          <IconButton disabled={view.scale <= 1} icon="minus" label={zoomOutLabel} onClick={() => zoomBy(1 / STEP)} />
          <IconButton disabled={view.scale >= MAX_ZOOM} icon="plus" label={zoomInLabel} onClick={() => zoomBy(STEP)} />
        </span>
      </div>
    </div>
  );
}
