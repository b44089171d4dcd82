import { type DocumentKind, type DocumentRecord, declaredKind } from '@geven/catalogue-records';
import type { FamilyCode } from '../family-code';
import type { SampleFamily } from '../sample-families';

/** The API makes all of them when they are asked for. */
const made = (kind: DocumentKind): DocumentRecord => ({
  kind,
  name: null,
  url: null,
  mimeType: 'application/pdf',
  size: null,
});

const HOW_TO_LAY: FamilyCode[] = ['DH', 'DS', 'CL', 'RH'];
interface Documented {
  family: Pick<SampleFamily, 'code' | 'kind'>;
  /** Key of its ends. */
  ends: string | null;
  isTreated: boolean;
}

/** What a timber product has to download beside its sheet. Treated wood is an article: it has no safety data sheet. */
export function documentsOfTimber({ family: { code, kind }, ends, isTreated }: Documented): DocumentRecord[] {
  const isDeclared = declaredKind(kind, ends) !== null;
  return [
    ...(HOW_TO_LAY.includes(code) ? [made('ASSEMBLY_INSTRUCTION')] : []),
    ...(isDeclared ? [made('DECLARATION_OF_PERFORMANCE')] : []),
    ...(isTreated ? [made('TREATED_WOOD_INFORMATION')] : []),
  ];
}

/** Groups whose mixtures are classified: REACH asks for a safety data sheet of these. */
const CLASSIFIED = ['OIL', 'CLN'];

/** The same of an accessory, by the code of its group. */
export const documentsOfAccessory = (group: string): DocumentRecord[] =>
  CLASSIFIED.includes(group) ? [made('SAFETY_DATA_SHEET')] : [];
