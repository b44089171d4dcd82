import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
} from 'jsvat-next';
import { type CountryCode, countryOfCode } from './countries';
import { oneLine } from './formats';

const MEMBER_STATES = [
  ...[austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland, france, germany, greece],
  ...[hungary, ireland, italy, latvia, lithuania, luxembourg, malta, netherlands, poland, portugal, romania],
  ...[slovakiaRepublic, slovenia, spain, sweden],
];

/** The format of a VAT id, with an example for the refusal. */
export const VAT_ID = { pattern: { test: isVatId }, example: 'DE136695976' };

/** Whether it may be a VAT id of the European Union: its form, and its check digits where its country has any. */
export function isVatId(text: string): boolean {
  return checkVAT(text, MEMBER_STATES).isValid;
}

/** A VAT id without what people put between its characters. */
export const plainVatId = (text: string): string =>
  oneLine(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();

/** The country of a VAT id; Greece begins them with the two letters of its own name. */
export function countryOfVatId(vatId: string): CountryCode | undefined {
  const prefix = vatId.slice(0, 2);
  return countryOfCode(prefix === 'EL' ? 'GR' : prefix);
}
