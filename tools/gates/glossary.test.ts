import { describe, expect, it } from 'vitest';
import { glossaryProblems, readTerms } from './glossary.ts';
import type { MessageSet } from './messages.ts';

const terms = readTerms(`
| en | nl | de |
|----|----|----|
| delivery date | leverdatum | Liefertermin |
| date | datum | Datum |
| post / pole | paal | Pfosten (rund) |
`);

function cart(en: string, nl: string, de: string): MessageSet {
  const text = (value: string): Map<string, string> => new Map([['key', value]]);
  return { name: 'cart', texts: { en: text(en), nl: text(nl), de: text(de) } };
}

const problems = (set: MessageSet, excepted: string[] = []): string[] =>
  glossaryProblems(set, terms, new Set(excepted));

describe('glossaryProblems', () => {
  it('accepts bent and joined forms of the term', () => {
    expect(problems(cart('Posts for fences', 'Schuttingpalen', 'Zaunpfostens'))).toEqual([]);
    expect(problems(cart('Posts', 'Schutting\u00adpa\u00adlen', 'Zaun\u00adpfos\u00adten'))).toEqual([]);
  });

  it('names the text that calls the term otherwise', () => {
    const found = problems(cart('Delivery date', 'Bezorgdag', 'Liefertermin'));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('cart:key:nl:delivery date');
  });

  it('takes the longest term only', () => {
    expect(problems(cart('The delivery date', 'De leverdatum', 'Der Liefertermin'))).toEqual([]);
  });

  it('leaves out what is excepted, other words and what is in a place', () => {
    expect(problems(cart('Delivery date', 'Bezorgdag', 'Liefertermin'), ['cart:key:nl:delivery date'])).toEqual([]);
    expect(problems(cart('Update {{date}}', 'Bijwerken', 'Erneuern'))).toEqual([]);
  });
});
