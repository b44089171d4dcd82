import { textOf } from '@geven/cms-blocks';
import { Link } from '@geven/ui/Link';
import { ApplicationTiles } from '@/components/applications/ApplicationTiles';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../../block-scene';
import { loadShowcase } from '../load-showcase';

/** What timber is for, under the story's heading. */
export async function ApplicationTilesBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { context } = scene;
  const range = (await loadShowcase(scene))?.summary?.applications ?? null;
  return (
    <ApplicationTiles
      action={<Link href={href('category', context.locale)}>{getTexts(context.locale, 'common')('allProducts')}</Link>}
      context={context}
      heading={fill(textOf(block.title)) || getTexts(context.locale, 'home')('applications')}
      range={range}
    />
  );
}
