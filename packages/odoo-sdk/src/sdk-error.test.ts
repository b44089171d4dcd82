import { describe, expect, it } from 'vitest';
import { errorText, SdkError } from './sdk-error';

const refusals = (...messages: string[]) =>
  messages.map((message) => ({ message, code: 'SOME_ERROR' as const, params: {} }));

describe('errorText', () => {
  it('is the first GraphQL message (ER-08)', () => {
    const error = new SdkError({ kind: 'graphql', message: 'x', refusals: refusals('First', 'Second') });
    expect(errorText(error)).toBe('First');
  });

  it('joins the errors of a failed answer with commas (ER-08)', () => {
    const error = new SdkError({ kind: 'http', message: 'HTTP 500', refusals: refusals('One', 'Two'), status: 500 });
    expect(errorText(error)).toBe('One, Two');
  });

  it("falls back to 'Some error' (ER-08)", () => {
    expect(errorText(new SdkError({ kind: 'http', message: 'HTTP 500', status: 500 }))).toBe('Some error');
    expect(errorText(new TypeError('boom'))).toBe('Some error');
    expect(errorText(undefined)).toBe('Some error');
  });
});
