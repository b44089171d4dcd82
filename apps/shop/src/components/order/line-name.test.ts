import { expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { lineName } from './line-name';

it('keeps the size in a name in one line, and says of a sample that it is one', () => {
  const text = getTexts('nl', 'cart');
  const named = (name: string, isSample = false) => lineName({ name, isSample }, text);
  expect(named('Worteldoek 130 g/m², 1 × 10 m')).toBe('Worteldoek 130\u00a0g/m², 1\u00a0×\u00a010\u00a0m');
  expect(named('Vlonderplank douglas', true)).toBe('Monster Vlonderplank douglas');
});
