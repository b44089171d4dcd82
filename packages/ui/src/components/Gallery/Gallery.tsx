'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { listRole } from '../private/list-role';
import * as styles from './Gallery.css';

export interface GallerySlide {
  /** Unique on the page: the thumbnail links to it. */
  id: string;
  /** What the picture shows, for the thumbnail's caption. */
  name: string;
  /** Name of the thumbnail's link, for example "2 of 4: end grain". */
  label: string;
  content: ReactNode;
  /** A word at the picture's foot, for example that it is an illustration. */
  caption?: string | undefined;
  /** Drawn over the picture and hidden from screen readers. */
  overlay?: ReactNode;
  thumbnail: ReactNode;
  /** Address of the larger picture; without it the slide is no link. */
  enlarge?: { href: string; label: string } | undefined;
}

export interface GalleryProps {
  /** Name of the gallery. */
  label: string;
  slides: readonly GallerySlide[];
  /** Takes over a press that would lead to the larger picture. */
  onEnlarge?: ((slide: GallerySlide, event: MouseEvent) => void) | undefined;
  className?: string | undefined;
}

/**
 * Pictures in a strip that scrolls and snaps, and thumbnails that lead to them; phones and tablets swipe and have a counter in
 * their place. Without scripts the thumbnails are links within the page; with them, arrow keys go from picture to picture.
 */
export function Gallery({ label, slides, onEnlarge, className }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const slide = strip.current?.children[index];
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = current + (step ?? 0);
    if (!step || next < 0 || next >= slides.length) return;
    event.preventDefault();
    show(next);
  };
  return (
    <section aria-label={label} className={classNames(styles.root, className)}>
      <div className={styles.view}>
        <ul
          className={styles.strip}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
          ref={strip}
          // What scrolls can be reached by keyboard: by its links, or itself when it has none.
          tabIndex={slides.some(({ enlarge }) => enlarge) ? undefined : 0}
          {...listRole('ul')}
        >
          {slides.map((slide) => (
            <li className={styles.slide} id={slide.id} key={slide.id}>
              {slide.enlarge ? (
                <a
                  aria-label={slide.enlarge.label}
                  className={styles.enlarge}
                  href={slide.enlarge.href}
                  onClick={(event) => onEnlarge?.(slide, event)}
                >
                  {slide.content}
                </a>
              ) : (
                slide.content
              )}
              {slide.overlay && (
                <div aria-hidden className={styles.overlay}>
                  {slide.overlay}
                </div>
              )}
            </li>
          ))}
        </ul>
        <span className={styles.foot}>
          {slides[current]?.caption && <span>{slides[current].caption}</span>}
          {slides.length > 1 && (
            <span aria-hidden className={styles.counter}>
              {current + 1} / {slides.length}
            </span>
          )}
          {slides[current]?.enlarge && <Icon className={styles.enlargeMark} name="enlarge" />}
        </span>
      </div>
      {slides.length > 1 && (
        <ul className={styles.thumbnails} onKeyDown={onKeyDown} {...listRole('ul')}>
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <a
                aria-current={index === current ? 'true' : undefined}
                aria-label={slide.label}
                className={styles.thumbnail}
                href={`#${slide.id}`}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <span className={styles.frame}>{slide.thumbnail}</span>
                <span aria-hidden className={styles.name}>
                  {slide.name}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
