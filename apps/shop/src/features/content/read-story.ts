import { type Block, blocksOf, textOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { isTopic, type Topic } from '@/lib/content/story-view';

/** What a page shows of a story besides its body. */
export interface ReadStory {
  readonly title: string;
  readonly lead: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly breadcrumbs: readonly Block[];
  readonly body: unknown;
  readonly isSample: boolean;
  readonly quoteButton: Block | undefined;
  readonly contactButton: Block | undefined;
}

/** An article's own facts. */
export interface ReadArticle {
  readonly topic: Topic | null;
  readonly author: string;
  /** ISO dates; null while unknown. */
  readonly publishedOn: string | null;
  readonly checkedOn: string | null;
}

/** Reads the fields of any page; each may be missing. */
export function readStory({ content, name }: Pick<Story, 'content' | 'name'>): ReadStory {
  const title = textOf(content.title) || name;
  const lead = textOf(content.lead);
  return {
    title,
    lead,
    seoTitle: textOf(content.seo_title) || title,
    seoDescription: textOf(content.seo_description) || lead,
    breadcrumbs: blocksOf(content.breadcrumbs),
    body: content.body,
    isSample: content.is_sample === true,
    quoteButton: blocksOf(content.quote_button)[0],
    contactButton: blocksOf(content.contact_button)[0],
  };
}

/** Reads the fields of an article. */
export function readArticle({
  content,
  first_published_at,
}: Pick<Story, 'content' | 'first_published_at'>): ReadArticle {
  return {
    topic: isTopic(content.topic) ? content.topic : null,
    author: textOf(content.author),
    publishedOn: dateOf(content.published_on) ?? dateOf(first_published_at),
    checkedOn: dateOf(content.checked_on),
  };
}

/** The day of the vendor's date field, `2026-11-19 08:00`. */
function dateOf(value: unknown): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(textOf(value)) ?? [];
  return day ?? null;
}

/** Words read in a minute. */
const PACE = 200;

/** Minutes that a text takes, rounded up. */
export const minutesToRead = (body: unknown): number => Math.max(1, Math.round(countWords(body) / PACE));

function countWords(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.entries(value)
    .filter(([name]) => !['_uid', 'component', 'type', 'marks', 'link', 'picture', 'uuid'].includes(name))
    .reduce((sum, [, child]) => sum + countWords(child), 0);
}
