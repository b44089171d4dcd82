/** Names of the campaign of an advertisement, as the API takes them (EN-13). */
export interface CampaignNames {
  readonly campaignName: string | null;
  readonly keywordName: string | null;
  readonly mediumName: string | null;
  readonly sourceName: string | null;
}

/** The field of forms that says which advertisement led to them, in the way that addresses do. */
export const CAMPAIGN_FIELD = 'campaign';

/** The parameter of each name. */
const PARAMETERS: Readonly<Record<keyof CampaignNames, string>> = {
  campaignName: 'utm_campaign',
  keywordName: 'utm_keyword',
  mediumName: 'utm_medium',
  sourceName: 'utm_source',
};
const NAMES = Object.keys(PARAMETERS) as (keyof CampaignNames)[];

/** The campaign that the query of an address names; null where it names none. `utm_term` is what others call the keyword. */
export function readCampaign(search: string): CampaignNames | null {
  const query = new URLSearchParams(search);
  const campaign = {
    campaignName: query.get(PARAMETERS.campaignName),
    keywordName: query.get(PARAMETERS.keywordName) ?? query.get('utm_term'),
    mediumName: query.get(PARAMETERS.mediumName),
    sourceName: query.get(PARAMETERS.sourceName),
  };
  return Object.values(campaign).some((name) => name) ? campaign : null;
}

/** The query of an address that names this campaign. */
export function writeCampaign(campaign: CampaignNames): string {
  const named = NAMES.flatMap((name) => (campaign[name] ? [[PARAMETERS[name], campaign[name]]] : []));
  return String(new URLSearchParams(named));
}
