import * as styles from './cart-dot.css';

/** Length of the way in px, on desktops and otherwise (LY-03). */
const WAY = { desktop: 400, other: 240 } as const;
const DESKTOP = '(min-width: 1024px)';
const DURATION_MS = 800;

/** Flies a small dot from what was pressed towards the middle of the screen (LY-02); not for those who want less motion (SC-04). */
export function flyCartDot(origin: Element): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = origin.getBoundingClientRect();
  const start = { x: left + width / 2, y: top + height / 2 };
  const [toX, toY] = [innerWidth / 2 - start.x, innerHeight / 2 - start.y];
  const way = matchMedia(DESKTOP).matches ? WAY.desktop : WAY.other;
  // What is pressed in the very middle lets it rise.
  const angle = toX === 0 && toY === 0 ? -Math.PI / 2 : Math.atan2(toY, toX);
  const dot = document.createElement('div');
  dot.ariaHidden = 'true';
  dot.className = styles.dot;
  dot.dataset.cartDot = '';
  dot.style.left = `${start.x}px`;
  dot.style.top = `${start.y}px`;
  document.body.append(dot);
  const end = `translate(${way * Math.cos(angle)}px, ${way * Math.sin(angle)}px)`;
  const flight = dot.animate(
    [
      { transform: 'none', opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { transform: end, opacity: 0 },
    ],
    { duration: DURATION_MS, easing: 'ease-out', fill: 'forwards' },
  );
  flight.onfinish = () => dot.remove();
}
