import type { TimberKind } from '@geven/timber';

/**
 * Harmonised standards of timber as the Official Journal cites them (Decision (EU) 2019/451 and the communication that it
 * amends): later editions exist and are not cited, so nothing may be declared to them.
 */
export const HARMONISED_STANDARDS = {
  cladding: 'EN 14915:2013',
  beam: 'EN 14081-1:2005+A1:2011',
} as const satisfies Partial<Record<TimberKind, string>>;

export type DeclaredKind = keyof typeof HARMONISED_STANDARDS;

/** Key of the ends of a board that was made of shorter ones. */
const FINGER_JOINTED = 'finger-jointed';

/**
 * What kind of product a declaration of performance is made of (LG-13); null where no harmonised standard covers it:
 * decking, boards and battens have none, and strength graded timber must not be finger-jointed.
 *
 * @param ends Value of the attribute `profile4`.
 */
export function declaredKind(kind: TimberKind, ends: string | null): DeclaredKind | null {
  if (kind === 'cladding') return 'cladding';
  return kind === 'beam' && ends !== FINGER_JOINTED ? 'beam' : null;
}
