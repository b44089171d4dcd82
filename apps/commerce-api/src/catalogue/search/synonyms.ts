import groups from './synonyms.json' with { type: 'json' };

/** Names that people use and the catalogue does not, or not for all of it. */
export interface SynonymGroup {
  /** Words or phrases as they are typed. */
  said: readonly string[];
  /** Words or phrases that the catalogue has; all words of one of them must hold. */
  means: readonly string[];
  /** Why the group is there. */
  reason: string;
}

/**
 * Only what the catalogue's own texts do not tell: its three languages already find `lariks`, `larch` and `Lärche` alike.
 * A new group needs its reason.
 */
export const SYNONYMS: readonly SynonymGroup[] = groups;
