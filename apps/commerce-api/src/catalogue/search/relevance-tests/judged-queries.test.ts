import { sampleRecords } from '@geven/sample-range';
import { expect, it } from 'vitest';
import { buildCatalogueIndex } from '../../projection/catalogue-index';
import { HELD_OUT_QUERIES, judge, TUNING_QUERIES } from './judge';

const index = buildCatalogueIndex(sampleRecords());

it('shows what is wanted among the first five for 95 % of the searches it was improved with', () => {
  expect(TUNING_QUERIES).toHaveLength(60);
  const { success, failed } = judge(index, TUNING_QUERIES);
  expect(success, failed.join(', ')).toBeGreaterThanOrEqual(0.95);
});

it('shows what is wanted among the first five for 90 % of the searches that were held out', () => {
  expect(HELD_OUT_QUERIES).toHaveLength(40);
  // The failures are not named: nobody is to fix them one by one.
  expect(judge(index, HELD_OUT_QUERIES).success).toBeGreaterThanOrEqual(0.9);
});
