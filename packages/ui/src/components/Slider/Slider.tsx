'use client';
import { type ReactNode, type UIEvent, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import { listRole } from '../private/list-role';
import { widestSection } from '../private/section-properties';
import * as styles from './Slider.css';

export interface SliderProps {
  /** Name of the list. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Width in mm of the widest section drawn: drawings get smaller together where it would not fit. */
  widest?: number | undefined;
  /** Slides: an `<li>` each. */
  children: ReactNode;
  className?: string | undefined;
}

/** px between an end and what counts as there: positions are fractions on dense screens. */
const SLACK_PX = 4;

/**
 * Cards beside each other that scroll and snap: 1.3 in view on phones, 2.8 from 767 px, 3.3 from 1099 px, 4 from
 * 1300 px. Fingers, wheel and arrow keys scroll it without scripts; buttons go on by what is in view, and are off where
 * there is no more.
 */
export function Slider({ label, previousLabel, nextLabel, widest, children, className }: SliderProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const go = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  };
  const follow = ({ currentTarget: { scrollLeft, clientWidth, scrollWidth } }: UIEvent<HTMLUListElement>) => {
    setIsAtStart(scrollLeft < SLACK_PX);
    setIsAtEnd(scrollLeft + clientWidth > scrollWidth - SLACK_PX);
  };
  return (
    <div className={classNames(styles.root, className)}>
      <div className={styles.buttons}>
        {/* Not disabled, which would take the focus from whoever goes on by keyboard. */}
        <IconButton
          aria-disabled={isAtStart}
          icon="arrow-left"
          label={previousLabel}
          onClick={() => isAtStart || go(-1)}
        />
        <IconButton aria-disabled={isAtEnd} icon="arrow-right" label={nextLabel} onClick={() => isAtEnd || go(1)} />
      </div>
      <ul
        aria-label={label}
        className={styles.strip}
        onScroll={follow}
        ref={strip}
        style={cssVariables({ [widestSection]: widest })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        {...listRole('ul')}
      >
        {children}
      </ul>
    </div>
  );
}
