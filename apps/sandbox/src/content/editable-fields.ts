import type { ContentValue } from '@geven/story-delivery';

/** A text of a story that an editor may change: where it is, and what it says now. */
export interface EditableField {
  /** Keys from the content down, joined by `/`. */
  readonly path: string;
  /** Of the block that it belongs to. */
  readonly uid: string;
  /** Component and field, for people. */
  readonly label: string;
  readonly value: string;
  readonly isLong: boolean;
}

const LONG = 60;
/** What is no text, whatever it holds. */
const TECHNICAL = new Set([
  '_uid',
  'component',
  'type',
  'linktype',
  'fieldtype',
  'id',
  'uuid',
  'filename',
  'cached_url',
]);
const DEFAULT_LANGUAGE = 'de';

interface Walk {
  readonly language: string;
  readonly path: readonly string[];
  readonly uid: string;
  readonly component: string;
}

/** Every text of a story in a language, in the order of the page. A translation that is missing is an empty field. */
export function editableFields(content: ContentValue, language: string): EditableField[] {
  return walk(content, { language, path: [], uid: '', component: '' });
}

function walk(value: ContentValue, at: Walk): EditableField[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) => walk(each, { ...at, path: [...at.path, `${index}`] }));
  // A picture is chosen, not written.
  if (typeof value !== 'object' || value === null || value.fieldtype === 'asset') return [];
  const own: Walk =
    typeof value.component === 'string' ? { ...at, uid: String(value._uid ?? ''), component: value.component } : at;
  return Object.entries(value).flatMap(([name, field]) => {
    if (TECHNICAL.has(name) || name.includes('__i18n__')) return [];
    const isTranslated = `${name}__i18n__nl` in value || `${name}__i18n__en` in value;
    const key = isTranslated && at.language !== DEFAULT_LANGUAGE ? `${name}__i18n__${at.language}` : name;
    const shown = value[key] ?? (typeof field === 'string' ? '' : field);
    const path = [...own.path, key];
    if (typeof shown !== 'string') return walk(shown, { ...own, path });
    return {
      path: path.join('/'),
      uid: own.uid,
      label: `${own.component} · ${name}`,
      value: shown,
      isLong: shown.length > LONG,
    };
  });
}

/** The content with some texts replaced; a path that leads to no text changes nothing. */
export function withFields(content: ContentValue, changes: ReadonlyMap<string, string>): ContentValue {
  const copy = structuredClone(content);
  for (const [path, text] of changes) {
    const keys = path.split('/');
    const last = keys.pop() ?? '';
    let parent: ContentValue = copy;
    for (const key of keys) parent = ownChild(parent, key);
    if (typeof parent === 'object' && parent !== null && !Array.isArray(parent) && !TECHNICAL.has(last)) {
      const before = Object.hasOwn(parent, last) ? parent[last] : undefined;
      if (typeof before === 'string' || (before === undefined && last.includes('__i18n__'))) parent[last] = text;
    }
  }
  return copy;
}

function ownChild(value: ContentValue, key: string): ContentValue {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, ContentValue>)[key];
}
