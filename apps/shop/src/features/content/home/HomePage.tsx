import { Blocks } from '@geven/cms-blocks';
import { Container } from '@geven/ui/Container';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/page/PageFrame';
import { StructuredData } from '@/components/page/StructuredData';
import { loadStory, loadStoryIndex } from '@/lib/content/load-story';
import { USUAL_VIEW } from '@/lib/content/story-view';
import { pageMetadata, routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { fillPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { createBlockProvider } from '../block-provider';
import { readStory } from '../read-story';
import { homeBlocks } from './home-blocks';
import { homeStructuredData } from './home-structured-data';

const SLUG = 'home';
const HERO = 'HomeHero';

/** Title, description and addresses of the first page. */
export async function homeMetadata({ context: { locale } }: { context: PageContext }): Promise<Metadata> {
  const t = getTexts(locale, 'home');
  const story = await loadHome({ locale });
  const { seoTitle, seoDescription } = story ? readStory(story) : { seoTitle: '', seoDescription: '' };
  return {
    title: fillPlaces(seoTitle) || t('seoTitle'),
    description: fillPlaces(seoDescription) || t('seoDescription'),
    ...pageMetadata(locale, routeAlternates('home')),
  };
}

/** The first page, as editors arranged it; a built-in one with search and categories where there is no story (RT-30). */
export async function HomePage({ context }: { context: PageContext }) {
  const { locale } = context;
  const story = await loadHome(context);
  const blocks = homeBlocks(story, locale);
  const provider = createBlockProvider({
    context,
    blocks,
    index: await loadStoryIndex().catch(() => ({ byUuid: new Map() })),
    path: href('home', locale),
    view: USUAL_VIEW,
    query: {},
  });
  const hero = blocks.filter(({ component }) => component === HERO);
  const rest = blocks.filter(({ component }) => component !== HERO);
  return (
    <PageFrame
      alternates={routeAlternates('home')}
      context={context}
      hasHomeFooter
      hasSearch={hero.length === 0}
      pricesOf="today"
    >
      <StructuredData data={homeStructuredData(locale)} />
      <Blocks blocks={hero} provider={provider} />
      <Container>
        <Blocks blocks={rest} isSpacious provider={provider} />
      </Container>
    </PageFrame>
  );
}

/** The home story; null where there is none, and where it cannot be read: the first page is always there. */
const loadHome = ({ locale }: Pick<PageContext, 'locale'>) => loadStory(SLUG, locale).catch(() => null);
