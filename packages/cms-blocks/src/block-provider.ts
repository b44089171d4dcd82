import type { StoryLinkField } from './story-link';

/** What the shop supplies: blocks know neither its addresses nor its log. */
export interface BlockProvider {
  /** The address of a story in the language of the page; null where there is none, so that no link leads nowhere. */
  readonly storyHref: (link: StoryLinkField) => string | null;
  /** Fills `{seller.name}` and its like in. */
  readonly fill: (text: string) => string;
  /** Called for what an editor should hear of: a block that is unknown, content beyond the limits. */
  readonly onProblem: (message: string) => void;
}
