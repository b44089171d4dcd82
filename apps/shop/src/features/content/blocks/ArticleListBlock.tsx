import { ArticleCards, buttonOf, numberOf, textOf } from '@geven/cms-blocks';
import { Chip } from '@geven/ui/Chip';
import { Link } from '@geven/ui/Link';
import { Pagination } from '@geven/ui/Pagination';
import { Section } from '@geven/ui/Section';
import { Stack } from '@geven/ui/Stack';
import { Text } from '@geven/ui/Text';
import { TOPICS, USUAL_VIEW } from '@/lib/content/story-view';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';
import { ARTICLE_FOLDERS, type ArticleKind, listArticles } from '../list-articles';
import * as styles from './article-list.css';

const isKind = (value: unknown): value is ArticleKind =>
  typeof value === 'string' && Object.hasOwn(ARTICLE_FOLDERS, value);

/**
 * Articles: fields `kind` (knowledge, blog or all), and with a `title`, a `count` and a `button` a short list for another page;
 * without, the whole list with links to its topics (CM-04, CM-05).
 */
export async function ArticleListBlock({ block, provider, scene }: SceneBlockProps) {
  const { fill, onProblem } = provider;
  const { context, path, view } = scene;
  const { locale } = context;
  const t = getTexts(locale, 'content');
  const paging = getTexts(locale, 'catalogue');
  const kind = isKind(block.kind) ? block.kind : 'all';
  const title = fill(textOf(block.title));
  const count = numberOf(block.count);
  if (title || count !== null) {
    // A page that only mentions articles does without them; a list of articles is nothing without.
    const listed = listArticles(locale, kind, USUAL_VIEW, count ?? undefined);
    const { articles } = await listed.catch((error) => {
      onProblem(`No articles: ${error}`);
      return { articles: [] };
    });
    if (articles.length === 0) return null;
    const cards = <ArticleCards articles={articles} headingLevel={3} />;
    const button = buttonOf(block.button, provider);
    const action = button && <Link href={button.href}>{button.label}</Link>;
    return title ? (
      <Section action={action} heading={title}>
        {cards}
      </Section>
    ) : (
      cards
    );
  }
  const { articles, pageCount } = await listArticles(locale, kind, view);
  const at = (topic: string | null, page = 1) => {
    const query = new URLSearchParams({ ...(topic ? { topic } : {}), ...(page > 1 ? { page: String(page) } : {}) });
    return query.size > 0 ? `${path}?${query}` : path;
  };
  return (
    <Stack gap={8}>
      <nav aria-label={t('topicsLabel')}>
        <ul className={styles.topics}>
          {[null, ...TOPICS].map((topic) => (
            <li key={topic}>
              <Chip href={at(topic)} isCurrent={topic === view.topic}>
                {t(topic ? `topics.${topic}` : 'topics.all')}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {articles.length === 0 ? (
        <Text>{t('noArticles')}</Text>
      ) : (
        <ArticleCards articles={articles} hasLead={view.page === 1} />
      )}
      {pageCount > 1 && (
        <Pagination
          href={(page) => at(view.topic, page)}
          label={paging('paging.label')}
          nextLabel={paging('paging.next')}
          page={view.page}
          pageCount={pageCount}
          pageLabel={(page) => paging('paging.page', { page })}
          previousLabel={paging('paging.previous')}
        />
      )}
    </Stack>
  );
}
