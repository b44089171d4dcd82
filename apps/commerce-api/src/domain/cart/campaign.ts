import { oneLine } from '../checkout/formats';

/** The advertisement that led a shopper here, as its link named it (EN-13); null for what the link did not say. */
export interface Campaign {
  readonly campaignName: string | null;
  readonly keywordName: string | null;
  readonly mediumName: string | null;
  readonly sourceName: string | null;
}

/** Characters of a name; what is beyond them is cut, for nobody typed it who could be told. */
const MAX_LENGTH = 100;

type Named = { readonly [Name in keyof Campaign]?: string | null | undefined };

/** The campaign that a link names; null where it names nothing. */
export function readCampaign({ campaignName, keywordName, mediumName, sourceName }: Named): Campaign | null {
  const name = (given: string | null | undefined) => oneLine((given ?? '').slice(0, MAX_LENGTH)) || null;
  const campaign = {
    campaignName: name(campaignName),
    keywordName: name(keywordName),
    mediumName: name(mediumName),
    sourceName: name(sourceName),
  };
  return Object.values(campaign).some((given) => given !== null) ? campaign : null;
}
