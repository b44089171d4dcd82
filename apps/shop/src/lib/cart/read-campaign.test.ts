import { expect, it } from 'vitest';
import { readCampaign } from './read-campaign';

it('reads the parameters that advertisements are linked with (GR-01) (EN-13)', () => {
  expect(readCampaign('?utm_source=a&utm_medium=b&utm_campaign=c+d&utm_keyword=e&page=2')).toEqual({
    ...{ sourceName: 'a', mediumName: 'b', campaignName: 'c d', keywordName: 'e' },
  });
  expect(readCampaign('?utm_term=larch')?.keywordName).toBe('larch');
});

it('finds no campaign where none is named', () => {
  for (const search of ['', '?page=2', '?utm_source=', '?utm_content=x']) expect(readCampaign(search)).toBeNull();
});
