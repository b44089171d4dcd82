import { Container } from '@geven/ui/Container';
import type { Metadata } from 'next';
import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import { PageFrame } from '@/components/page/PageFrame';
import { storyService } from '@/lib/content/story-service';
import { env } from '@/lib/env';
import type { PageQuery } from '@/lib/pages/page';
import { routeAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import * as styles from '../story-page.css';
import { DraftPreview } from './DraftPreview';
import { DraftStory } from './DraftStory';
import { renderDraft } from './render-draft';

export interface DraftPageProps {
  context: PageContext;
  /** Of the story; the proxy has checked that the editor asks. */
  id: string;
  query: PageQuery;
}

/** A story as it would be published, for the editor alone: kept in no cache, told to no search engine. */
export async function DraftPage({ context, id, query }: DraftPageProps) {
  const story = await storyService().drafts?.story(id, { language: context.locale, version: 'draft' });
  if (!story) return <NotFoundPage context={context} />;
  const signature = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();
  return (
    <PageFrame alternates={routeAlternates('home')} context={context}>
      <Container className={styles.page}>
        <DraftPreview editorOrigin={new URL(env.STORYBLOK_APP_URL).origin} render={renderDraft.bind(null, signature)}>
          <DraftStory context={context} story={story} />
        </DraftPreview>
      </Container>
    </PageFrame>
  );
}

/** No search engine keeps a draft. */
export const draftMetadata = ({ context }: { context: PageContext }): Metadata => ({
  ...notFoundMetadata({ context }),
  title: 'Draft',
  robots: { index: false, follow: false },
  other: {},
});
