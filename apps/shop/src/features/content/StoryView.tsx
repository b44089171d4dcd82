import { type BlockProvider, Blocks, resolveLink, StoryLayout, storyContents, textOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { nonBreaking } from '@geven/timber';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import { fillPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { softHyphens } from '@/lib/texts/soft-hyphens';
import { ArticleAside } from './ArticleAside';
import { ArticleMeta } from './ArticleMeta';
import type { BlockScene } from './block-scene';
import { readStory } from './read-story';
import * as styles from './story-page.css';
import type { storyTrail } from './story-trail';

interface StoryViewProps {
  story: Story;
  scene: BlockScene;
  provider: BlockProvider;
  trail: ReturnType<typeof storyTrail>;
}

/** A story as its page shows it: the way to it, its title, its text and what belongs to it. */
export function StoryView({ story, scene, provider, trail }: StoryViewProps) {
  const { locale } = scene.context;
  const { title, lead, body, isSample, quoteButton, contactButton } = readStory(story);
  const t = getTexts(locale, 'content');
  const isArticle = story.content.component === 'article';
  const isLanding = story.content.component === 'landing';
  const actions = [quoteButton, contactButton].flatMap((button) => {
    const href = button && resolveLink(button.link, provider);
    return button && href ? [{ href, label: fillPlaces(textOf(button.label)) }] : [];
  });
  return (
    <>
      <Breadcrumbs {...trail} className={styles.trail} />
      <StoryLayout
        actions={
          actions.length > 0 &&
          actions.map(({ href, label }, index) => (
            <LinkButton href={href} key={href} variant={index === 0 ? 'primary' : 'outline'}>
              {label}
            </LinkButton>
          ))
        }
        aside={isArticle && <ArticleAside scene={scene} story={story} />}
        contents={{ label: t('contents'), entries: isLanding ? [] : storyContents(body, provider) }}
        lead={nonBreaking(fillPlaces(lead))}
        meta={isArticle && <ArticleMeta locale={locale} story={story} />}
        notice={isSample && <Notice tone="warning">{t('sample')}</Notice>}
        title={softHyphens(nonBreaking(fillPlaces(title)))}
      >
        <Blocks blocks={body} provider={provider} />
      </StoryLayout>
    </>
  );
}
