import { sampleRecords } from '@geven/sample-range';
import { expect, it } from 'vitest';
import { sampleMix } from './sample-mix';

it('begins with one of each family and ends with everything', () => {
  const { templates } = sampleRecords();
  const mix = sampleMix(templates);
  expect(new Set(mix.slice(0, 12).map(({ family }) => family)).size).toBe(12);
  expect(new Set(mix).size).toBe(templates.length);
});
