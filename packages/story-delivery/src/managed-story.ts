/** Any value of a story's content. */
export type ContentValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | ContentValue[]
  | { [name: string]: ContentValue };

/** A block: its component, its own id, and its fields. */
export interface Block {
  readonly component: string;
  readonly _uid: string;
  readonly [field: string]: ContentValue;
}

/** The address of a story in another language than the default one. */
export interface TranslatedSlug {
  readonly lang: string;
  readonly slug: string;
  readonly name?: string | null;
}

/**
 * A story as the Management API and the CLI hold it: every language at once, a translated field beside its own as
 * `title__i18n__nl`.
 */
export interface ManagedStory {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly content: Block;
  readonly published?: boolean;
  /** A folder has no content of its own: stories are in it by their paths. */
  readonly is_folder?: boolean;
  readonly created_at?: string;
  readonly published_at?: string | null;
  readonly first_published_at?: string | null;
  readonly parent_id?: number | null;
  readonly position?: number;
  readonly is_startpage?: boolean;
  readonly tag_list?: readonly string[];
  readonly translated_slugs?: readonly TranslatedSlug[];
}

/** Values by name, with those of other dimensions (languages). */
export interface DatasourceEntry {
  readonly name: string;
  readonly value: string;
  readonly dimensions?: Readonly<Record<string, string>>;
}

/** Datasources by their slug. */
export type Datasources = Readonly<Record<string, readonly DatasourceEntry[]>>;
