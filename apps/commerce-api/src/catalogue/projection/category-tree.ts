import { type CategoryRecord, type Localized, perLocale } from '@geven/catalogue-records';
import { LOCALES } from '@geven/timber';

/** A category with its place in the tree. */
export interface CategoryNode {
  record: CategoryRecord;
  parent: CategoryNode | null;
  children: CategoryNode[];
  /** Slugs from the root, joined with `/`. */
  paths: Localized<string>;
}

export interface CategoryTree {
  /** In the order of the navigation: a category is before what is below it. */
  nodes: CategoryNode[];
  get(id: number): CategoryNode | undefined;
  /** By path, by last slug in any language, or by key. */
  find(slugOrPath: string): CategoryNode | undefined;
}

export function buildCategoryTree(records: readonly CategoryRecord[]): CategoryTree {
  const byId = new Map<number, CategoryNode>();
  for (const record of records) {
    byId.set(record.id, { record, parent: null, children: [], paths: perLocale(() => '') });
  }
  const roots: CategoryNode[] = [];
  for (const node of byId.values()) {
    node.parent = (node.record.parentId !== null && byId.get(node.record.parentId)) || null;
    (node.parent?.children ?? roots).push(node);
  }
  const nodes = roots.flatMap(withDescendants);
  const byPath = new Map<string, CategoryNode>();
  const bySlug = new Map<string, CategoryNode>();
  for (const node of nodes) {
    node.paths = perLocale((locale) => {
      const { slug } = node.record.texts[locale];
      return node.parent ? `${node.parent.paths[locale]}/${slug}` : slug;
    });
    for (const locale of LOCALES) {
      addOnce(byPath, node.paths[locale], node);
      addOnce(bySlug, node.record.texts[locale].slug, node);
    }
    addOnce(bySlug, node.record.key, node);
  }
  return {
    nodes,
    get: (id) => byId.get(id),
    find: (slugOrPath) => byPath.get(slugOrPath) ?? bySlug.get(slugOrPath),
  };
}

/** Where two categories share a slug, the earlier one keeps it. */
function addOnce(map: Map<string, CategoryNode>, key: string, node: CategoryNode): void {
  if (!map.has(key)) map.set(key, node);
}

function withDescendants(node: CategoryNode): CategoryNode[] {
  return [node, ...node.children.flatMap(withDescendants)];
}
