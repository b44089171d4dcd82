import { request } from 'node:http';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oddRequest } from './odd-request.ts';

const sample = (seed: number) => fc.sample(oddRequest, { seed, numRuns: 100 });

it('makes the same requests for the same seed, and others for another', () => {
  expect(sample(1)).toEqual(sample(1));
  expect(sample(1)).not.toEqual(sample(2));
});

it('makes every kind: pages, forms, calls by body and by address', () => {
  const kinds = new Set(sample(1).map(({ method, path, target }) => `${target} ${method} ${path.split(/[?/]/)[1]}`));
  expect(kinds).toContain('shop POST api');
  expect(kinds).toContain('api GET api');
  expect([...kinds].some((kind) => /^shop GET (?!api)/.test(kind))).toBe(true);
});

it('generates only requests that Node can send', () => {
  for (const { method, path, headers } of sample(3)) {
    expect(
      () =>
        request({ method, path, headers, host: '127.0.0.1' })
          .on('error', () => {})
          .destroy(),
      path,
    ).not.toThrow();
  }
});
