// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flyCartDot } from './fly-cart-dot';

/** What the browser would be asked to animate. */
const flights = vi.fn<(frames: Keyframe[], timing: KeyframeAnimationOptions) => { onfinish?: () => void }>();

const dot = () => document.querySelector('[data-cart-dot]');

function pressed(left: number, top: number): Element {
  const button = document.createElement('button');
  button.getBoundingClientRect = () => new DOMRect(left, top, 40, 20);
  return button;
}

/** The queries that hold on this screen. */
const screen = (...holding: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: holding.some((each) => query.includes(each)) }));

describe('the dot that flies when something comes into the cart', () => {
  beforeEach(() => {
    flights.mockImplementation(() => ({}));
    Element.prototype.animate = flights as unknown as Element['animate'];
    vi.stubGlobal('innerWidth', 1440);
    vi.stubGlobal('innerHeight', 900);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    flights.mockReset();
    document.body.replaceChildren();
  });

  it.each([
    ['1024px', 400],
    ['nothing', 240],
  ])('flies 800 ms towards the middle of a screen of %s, by %i px (LY-02, LY-03)', (query, way) => {
    screen(query);
    flyCartDot(pressed(1000, 850));
    const [frames, timing] = flights.mock.lastCall ?? [];
    expect(timing?.duration).toBe(800);
    const [, x, y] = /translate\((.+)px, (.+)px\)/.exec(String(frames?.at(-1)?.transform)) ?? [];
    expect(Math.hypot(Number(x), Number(y))).toBeCloseTo(way);
    expect(Number(x)).toBeLessThan(0);
    expect(Number(y)).toBeLessThan(0);
  });

  it('is removed after its flight, and is always hidden from screen readers', () => {
    screen('1024px');
    const flight: { onfinish?: () => void } = {};
    flights.mockReturnValue(flight);
    flyCartDot(pressed(0, 0));
    expect(dot()?.ariaHidden).toBe('true');
    flight.onfinish?.();
    expect(dot()).toBeNull();
  });

  it('does not fly for those who want less motion (SC-04)', () => {
    screen('prefers-reduced-motion');
    flyCartDot(pressed(0, 0));
    expect(dot()).toBeNull();
  });
});
