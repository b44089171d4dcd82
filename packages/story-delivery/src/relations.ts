import type { ContentValue, ManagedStory } from './managed-story';

/** Related stories above this number are named by their ids only; clients ask for them in lists. */
const MAX_RELATIONS = 50;

/**
 * The uuids of stories that a content's fields relate to: `article.related,hero.link` says which fields. Stories of
 * stories are not followed, so a circle ends.
 */
export function relatedUuids(contents: readonly ContentValue[], fields: string | null): string[] {
  const wanted = new Set((fields ?? '').split(',').filter(Boolean));
  const uuids = new Set<string>();
  if (wanted.size > 0) for (const content of contents) collect(content, wanted, uuids);
  return [...uuids];
}

function collect(value: ContentValue, wanted: ReadonlySet<string>, uuids: Set<string>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, wanted, uuids);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [name, field] of Object.entries(value)) {
    if (wanted.has(`${String(value.component)}.${name}`)) {
      for (const uuid of [field].flat()) if (typeof uuid === 'string' && uuid !== '') uuids.add(uuid);
    }
    collect(field, wanted, uuids);
  }
}

/** The related stories themselves, or where there are too many, their ids. */
export function resolveRelations<Delivered>(
  uuids: readonly string[],
  stories: readonly ManagedStory[],
  deliver: (story: ManagedStory) => Delivered,
): { rels: Delivered[] } | { rels: []; rel_uuids: string[] } {
  const known = uuids.filter((uuid) => stories.some((story) => story.uuid === uuid));
  if (known.length > MAX_RELATIONS) return { rels: [], rel_uuids: known };
  return { rels: known.flatMap((uuid) => stories.filter((story) => story.uuid === uuid).map(deliver)) };
}
