/** Names of the campaign of an advertisement, as the API takes them (EN-13). */
export interface CampaignNames {
  readonly campaignName: string | null;
  readonly keywordName: string | null;
  readonly mediumName: string | null;
  readonly sourceName: string | null;
}

/** The campaign that the query of an address names; null where it names none. `utm_term` is what others call the keyword. */
export function readCampaign(search: string): CampaignNames | null {
  const query = new URLSearchParams(search);
  const campaign = {
    campaignName: query.get('utm_campaign'),
    keywordName: query.get('utm_keyword') ?? query.get('utm_term'),
    mediumName: query.get('utm_medium'),
    sourceName: query.get('utm_source'),
  };
  return Object.values(campaign).some((name) => name) ? campaign : null;
}
