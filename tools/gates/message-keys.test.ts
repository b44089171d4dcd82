import { describe, expect, it } from 'vitest';
import { keyProblems } from './message-keys.ts';
import { flatten } from './messages.ts';
import { sameTexts } from './same-text.ts';

const texts = (value: unknown): Map<string, string> => new Map(flatten(value));

describe('keyProblems', () => {
  it('finds a text that one language lacks', () => {
    const set = { name: 'cart', texts: { en: texts({ a: { b: 'x' } }), nl: texts({}), de: texts({ a: { b: 'y' } }) } };
    expect(keyProblems(set)).toEqual(['cart: a.b is missing in nl']);
  });

  it('finds a place that a translation lost', () => {
    const set = {
      name: 'cart',
      texts: { en: texts({ a: '{{count}} items' }), nl: texts({ a: '{{ count }} stuks' }), de: texts({ a: 'Stück' }) },
    };
    expect(keyProblems(set)).toHaveLength(1);
  });

  it('finds a whole area that one language lacks', () => {
    expect(
      keyProblems({ name: 'cart', texts: { en: texts({ a: 'x' }), nl: undefined, de: texts({ a: 'y' }) } }),
    ).toEqual(['cart: a is missing in nl']);
  });
});

describe('sameTexts', () => {
  it('finds words left untranslated and lets units, places and allowed words pass', () => {
    const set = {
      name: 'cart',
      texts: {
        en: texts({ a: 'Send order', b: '{{weight}} kg', c: 'IBAN' }),
        nl: texts({ a: 'Send order', b: '{{weight}} kg', c: 'IBAN' }),
        de: texts({ a: 'Senden', b: '{{weight}} kg', c: 'IBAN' }),
      },
    };
    expect(sameTexts(set, new Set(['IBAN']))).toEqual(['cart: a is the same in en and nl: "Send order"']);
  });
});
