import { cleanup, render, screen } from '@testing-library/react';
import readCode from 'jsqr';
import { afterEach, expect, it } from 'vitest';
import { TransferCode } from './TransferCode';

afterEach(cleanup);

/** Pixels of a module, for a reader that looks as a camera does. */
const SCALE = 4;

/** What a banking app reads from the drawing on the page. */
function read(): string | undefined {
  const drawing = screen.getByRole('img', { name: 'QR code' });
  const size = Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
  const path = drawing.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      const start = ((Number(y) * SCALE + dy) * side + Number(x) * SCALE) * 4;
      for (let dx = 0; dx < SCALE; dx++) pixels.set([0, 0, 0], start + dx * 4);
    }
  }
  return readCode(pixels, side, side)?.data;
}

it('is read back as what was put in (PY-07)', () => {
  const payload = 'BCD\n002\n1\nSCT\nBYLADEM1001\nGeven Holz GmbH\nDE02120300000000202051\nEUR2782.88\n\n\nS107312';
  render(<TransferCode label="QR code" payload={payload} />);
  expect(read()).toBe(payload);
});
