import { expect, it } from 'vitest';
import { statusOf } from './status-of';

it('is what the error says of itself, in this order, else 500 (ER-12)', () => {
  expect(statusOf({ statusCode: 410, status: 404, response: { status: 403 } })).toBe(410);
  expect(statusOf({ status: 404, response: { status: 403 } })).toBe(404);
  expect(statusOf({ statusCode: 'x', response: { status: 403 } })).toBe(403);
  for (const odd of [null, undefined, 'broken', {}, { status: 200 }, { statusCode: 4.5 }, new Error('broken')]) {
    expect(statusOf(odd)).toBe(500);
  }
});
