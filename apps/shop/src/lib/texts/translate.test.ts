import { describe, expect, it } from 'vitest';
import { createTranslate } from './translate';

const messages = {
  hello: 'Hallo {{name}}',
  steps: { cart: 'Warenkorb' },
  lines_one: '{{count}} Position',
  lines_other: '{{count}} Positionen',
};
const text = createTranslate(messages, 'de');

describe('createTranslate', () => {
  it('fills places and leaves those that nothing is given for', () => {
    expect(text('hello', { name: 'Katrin' })).toBe('Hallo Katrin');
    expect(text('hello')).toBe('Hallo {{name}}');
  });

  it('finds nested texts', () => {
    expect(text('steps.cart')).toBe('Warenkorb');
  });

  it('chooses the plural form by the count', () => {
    expect(text('lines', { count: 1 })).toBe('1 Position');
    expect(text('lines', { count: 5 })).toBe('5 Positionen');
  });

  it('writes numbers as the language does, and leaves alone what comes as text (CN-01)', () => {
    expect(text('lines', { count: 1123 })).toBe('1.123 Positionen');
    expect(createTranslate(messages, 'en')('lines', { count: 1888 })).toBe('1,888 Positionen');
    expect(text('hello', { name: '2026' })).toBe('Hallo 2026');
  });

  it('does not fill placeholders inside an inserted value', () => {
    expect(text('hello', { name: '{{name}}' })).toBe('Hallo {{name}}');
  });
});
