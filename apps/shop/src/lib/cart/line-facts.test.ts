import { expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { lineFacts } from './line-facts';

it.each([
  ['decking', 150, 145, 'laid'],
  ['an open façade', 74, 68, 'laid'],
  ['tongue and groove', 131, 140, 'covered'],
  ['boards edge to edge', 145, 145, 'plain'],
])('says what the m² of a line are of, as the product page does: %s', (_, cover, width, kind) => {
  const [line] = sampleCart().websiteOrderLine;
  if (!line) throw new Error('The sample cart has lines');
  const facts = lineFacts(
    { ...line, template: { ...line.template, cover, width } },
    { locale: 'nl', vatRate: 21, isNet: false },
  );
  expect(facts.area?.kind).toBe(kind);
});
