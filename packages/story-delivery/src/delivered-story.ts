import { localize } from './localize';
import type { Block, ContentValue, ManagedStory } from './managed-story';

/** A story as the delivery API answers with it, in one language. */
export interface DeliveredStory {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly slug: string;
  readonly full_slug: string;
  readonly default_full_slug: string;
  readonly lang: string;
  readonly content: Block;
  readonly created_at: string;
  readonly published_at: string | null;
  readonly first_published_at: string | null;
  readonly parent_id: number | null;
  readonly position: number;
  readonly is_startpage: boolean;
  readonly tag_list: readonly string[];
  readonly translated_slugs: readonly { path: string; name: string | null; lang: string }[];
  readonly group_id: string;
  readonly path: string | null;
  readonly alternates: readonly [];
  readonly meta_data: null;
  readonly release_id: null;
  readonly sort_by_date: null;
}

interface DeliverOptions {
  /** Null for the default language. */
  readonly language: string | null;
  /** Drafts carry what the editor's bridge marks blocks with. */
  readonly isDraft: boolean;
  readonly space: number;
}

/** Shows a story in one language. */
export function deliverStory(story: ManagedStory, { language, isDraft, space }: DeliverOptions): DeliveredStory {
  const content = localize(story.content, language) as Block;
  const translated = story.translated_slugs?.find(({ lang }) => lang === language);
  return {
    id: story.id,
    uuid: story.uuid,
    name: translated?.name ?? story.name,
    slug: translated?.slug ?? story.slug,
    full_slug: language === null ? story.full_slug : `${language}/${translatedPath(story, language)}`,
    default_full_slug: story.full_slug,
    lang: language ?? 'default',
    content: isDraft ? (markEditable(content, story.id, space) as Block) : content,
    created_at: story.created_at ?? '1970-01-01T00:00:00.000Z',
    published_at: story.published_at ?? null,
    first_published_at: story.first_published_at ?? null,
    parent_id: story.parent_id ?? null,
    position: story.position ?? 0,
    is_startpage: story.is_startpage ?? false,
    tag_list: story.tag_list ?? [],
    translated_slugs: translationsOf(story),
    group_id: story.uuid,
    path: null,
    alternates: [],
    meta_data: null,
    release_id: null,
    sort_by_date: null,
  };
}

/** The addresses of a story in other languages. */
export const translationsOf = (story: ManagedStory) =>
  (story.translated_slugs ?? []).map(({ lang, name }) => ({
    path: translatedPath(story, lang),
    name: name ?? null,
    lang,
  }));

/** The path of a story in a language: its folder, and its last part in that language. */
export function translatedPath(story: ManagedStory, language: string): string {
  const slug = story.translated_slugs?.find(({ lang }) => lang === language)?.slug;
  return slug ? story.full_slug.replace(/[^/]*$/, slug) : story.full_slug;
}

function markEditable(value: ContentValue, id: number, space: number): ContentValue {
  if (Array.isArray(value)) return value.map((each) => markEditable(each, id, space));
  if (typeof value !== 'object' || value === null) return value;
  const marked = Object.fromEntries(Object.entries(value).map(([name, own]) => [name, markEditable(own, id, space)]));
  const { component, _uid: uid } = value;
  if (!component || !uid) return marked;
  const mark = JSON.stringify({ name: component, space: String(space), uid, id: String(id) });
  return { ...marked, _editable: `<!--#storyblok#${mark}-->` };
}
