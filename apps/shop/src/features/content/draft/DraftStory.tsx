import { Blocks, blocksOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { loadStoryIndex } from '@/lib/content/load-story';
import { USUAL_VIEW } from '@/lib/content/story-view';
import type { PageContext } from '@/lib/routing/page-context';
import { createBlockProvider } from '../block-provider';
import type { BlockScene } from '../block-scene';
import { readStory } from '../read-story';
import { StoryView } from '../StoryView';
import { storyTrail } from '../story-trail';

/** A draft with the blocks of published stories; of the home story its blocks alone. */
export async function DraftStory({ story, context }: { story: Story; context: PageContext }) {
  const slug = story.default_full_slug || story.full_slug;
  const scene: BlockScene = {
    context,
    blocks: blocksOf(readStory(story).body),
    index: await loadStoryIndex(),
    path: `/${slug}`,
    view: USUAL_VIEW,
    query: {},
  };
  const provider = createBlockProvider(scene);
  if (slug === 'home') return <Blocks blocks={readStory(story).body} isSpacious provider={provider} />;
  return (
    <StoryView provider={provider} scene={scene} story={story} trail={storyTrail(story, { slug, provider, context })} />
  );
}
