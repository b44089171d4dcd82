import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../projection/catalogue-index';
import { searchCatalogue } from './search-catalogue';

const index = buildCatalogueIndex(sampleRecords());
const wider = (term: string) => searchCatalogue(index, term, 1, 'de').widerSearches;

describe('wider searches', () => {
  it('leave out one word or the size, and find what they say (SR-03)', () => {
    const found = wider('Lärche Terrassendiele 33 × 145');
    expect(found.map(({ term }) => term)).toContain('Lärche Terrassendiele');
    for (const { term, totalCount } of found) {
      expect(totalCount).toBeGreaterThan(0);
      expect(searchCatalogue(index, term, 1, 'de').totalCount).toBe(totalCount);
    }
  });

  it('offer at most three searches, each with results', () => {
    expect(wider('eiche balken pfosten zaun 999x999').length).toBeLessThanOrEqual(3);
    expect(wider('999x999')).toEqual([]);
    expect(wider('xqzv')).toEqual([]);
    expect(wider('')).toEqual([]);
  });

  it('offer nothing when something is found', () => {
    expect(wider('Lärche Terrassendiele')).toEqual([]);
  });
});
