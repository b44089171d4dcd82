import type { Block, BlockProps } from '@geven/cms-blocks';
import type { StoryIndex } from '@/lib/content/story-index';
import type { StoryView } from '@/lib/content/story-view';
import type { PageQuery } from '@/lib/pages/page';
import type { PageContext } from '@/lib/routing/page-context';

/** What a page with blocks is made for. */
export interface BlockScene {
  readonly context: PageContext;
  /** The blocks of the page, which ask for what they show together. */
  readonly blocks: readonly Block[];
  readonly index: Pick<StoryIndex, 'byUuid'>;
  /** The address of the page itself, for links that show another part of a list on it. */
  readonly path: string;
  readonly view: StoryView;
  /** What a form on the page was asked; empty on cached pages. */
  readonly query: PageQuery;
}

/** What a block of the shop's own is given: its fields, and the page that it is on. */
export interface SceneBlockProps extends BlockProps {
  readonly scene: BlockScene;
}
