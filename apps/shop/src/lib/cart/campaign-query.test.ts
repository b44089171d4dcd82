import { expect, it } from 'vitest';
import { readCampaign, writeCampaign } from './campaign-query';

it('reads the parameters that advertisements are linked with (GR-01) (EN-13)', () => {
  expect(readCampaign('?utm_source=a&utm_medium=b&utm_campaign=c+d&utm_keyword=e&page=2')).toEqual({
    ...{ sourceName: 'a', mediumName: 'b', campaignName: 'c d', keywordName: 'e' },
  });
  expect(readCampaign('?utm_term=larch')?.keywordName).toBe('larch');
});

it('writes a campaign as it is read (EN-13)', () => {
  const campaign = { campaignName: 'Frühling & Sommer', keywordName: null, mediumName: 'cpc', sourceName: null };
  expect(readCampaign(writeCampaign(campaign))).toEqual(campaign);
});

it('finds no campaign where none is named', () => {
  for (const search of ['', '?page=2', '?utm_source=', '?utm_content=x']) expect(readCampaign(search)).toBeNull();
});
