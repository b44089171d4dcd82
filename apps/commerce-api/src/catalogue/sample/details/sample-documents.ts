import type { DocumentKind, DocumentRecord } from '../../../ports/catalogue-details';
import type { FamilyCode } from '../sample-families';

/** The API makes all of them when they are asked for. */
const made = (kind: DocumentKind): DocumentRecord => ({
  kind,
  name: null,
  url: null,
  mimeType: 'application/pdf',
  size: null,
});

const HOW_TO_LAY: FamilyCode[] = ['DH', 'DS', 'CL', 'RH'];
/** Cladding (EN 14915) and structural timber (EN 14081) are the only ones with a harmonised standard. */
const DECLARED: FamilyCode[] = ['CL', 'RH', 'PM', 'SM'];

/** What a timber product has to download beside its sheet. */
export function documentsOfTimber(family: FamilyCode, isTreated: boolean): DocumentRecord[] {
  return [
    ...(HOW_TO_LAY.includes(family) ? [made('ASSEMBLY_INSTRUCTION')] : []),
    ...(DECLARED.includes(family) ? [made('DECLARATION_OF_PERFORMANCE')] : []),
    ...(isTreated ? [made('SAFETY_DATA_SHEET')] : []),
  ];
}

const CHEMICALS = ['OIL', 'CLN', 'END'];
const TO_BE_FITTED = ['CLP', 'PED'];

/** The same of an accessory, by the code of its group. */
export function documentsOfAccessory(group: string): DocumentRecord[] {
  return [
    ...(TO_BE_FITTED.includes(group) ? [made('ASSEMBLY_INSTRUCTION')] : []),
    ...(CHEMICALS.includes(group) ? [made('SAFETY_DATA_SHEET')] : []),
  ];
}
