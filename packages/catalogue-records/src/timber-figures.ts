import { cover, type Profile, pricePerSquareMetre, type TimberKind, workingWidth } from '@geven/timber';
import type { TemplateRecord } from './records';

interface TimberSize {
  kind: TimberKind;
  /** What the profile costs and covers as. */
  profile: Profile;
  /** Nominal width in mm. */
  width: number;
  /** Net euro cents per metre. */
  priceM1: number | null;
}

/** What follows from a board's profile and width: what it covers, in mm, and its prices per m², in net euro cents. */
export function timberFigures({
  kind,
  profile,
  width,
  priceM1,
}: TimberSize): Pick<TemplateRecord, 'workingWidth' | 'cover' | 'priceM2' | 'priceM2Wood'> {
  const covering = cover({ kind, profile, width });
  const isSoldByArea = covering !== null && priceM1 !== null;
  return {
    workingWidth: workingWidth(profile, width),
    cover: covering,
    priceM2: isSoldByArea ? pricePerSquareMetre(priceM1, covering) : null,
    priceM2Wood: isSoldByArea ? pricePerSquareMetre(priceM1, width) : null,
  };
}
