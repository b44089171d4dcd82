import { expect, it } from 'vitest';
import { readCampaign } from './campaign';

const NOTHING = { campaignName: null, keywordName: null, mediumName: null, sourceName: null };

it('keeps what the link of an advertisement names, trimmed and cut (EN-13)', () => {
  expect(readCampaign({ campaignName: ' Spring\n2027 ', sourceName: 's'.repeat(200), keywordName: '' })).toEqual({
    ...NOTHING,
    campaignName: 'Spring 2027',
    sourceName: 's'.repeat(100),
  });
});

it('is nothing where nothing is named', () => {
  expect(readCampaign({})).toBeNull();
  expect(readCampaign({ ...NOTHING, mediumName: ' ' })).toBeNull();
});
