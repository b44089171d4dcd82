import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UnbrokenRanges } from './UnbrokenRanges';

afterEach(cleanup);

it.each([
  ['Lärche 28–40\u00a0mm dick', ['28–40\u00a0mm']],
  ['technisch getrocknet, 16–18\u00a0%', ['16–18\u00a0%']],
  ['Mo–Fr, Klasse 2', []],
])('keeps ranges in one line, and the text as it is: %s', (text, ranges) => {
  const { container } = render(<UnbrokenRanges>{text}</UnbrokenRanges>);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(ranges);
});
