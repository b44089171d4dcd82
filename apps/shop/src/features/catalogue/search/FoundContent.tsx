import { Section } from '@geven/ui/Section';
import type { PageContext } from '@/lib/routing/page-context';
import { getTexts } from '@/lib/texts/i18n';
import { loadSearch } from './load-search';
import * as styles from './search-results.css';

export interface FoundContentProps {
  context: PageContext;
  /** What was searched for. */
  term: string;
}

/** `content` is the page's own, where its skip link leads. */
const ID = 'good-to-know';

/** Articles and other pages of the shop that a search finds beside products (SR-02); nothing when there are none. */
export async function FoundContent({ context: { locale }, term }: FoundContentProps) {
  const { content } = await loadSearch(locale, term);
  if (content.length === 0) return null;
  const t = getTexts(locale, 'search');
  return (
    <Section className={styles.content} heading={t('content')} headingSize="subheading" id={ID}>
      <ul className={styles.pages}>
        {content.map(({ kind, title, path, intro }) => (
          <li className={styles.page} key={path}>
            <p className={styles.kind}>{t(`kinds.${kind}`)}</p>
            <a className={styles.pageLink} href={path}>
              {title}
            </a>
            <p className={styles.intro}>{intro}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The way past all products to what `FoundContent` shows below them. */
export async function FoundContentLink({ context: { locale }, term }: FoundContentProps) {
  const { content } = await loadSearch(locale, term);
  if (content.length === 0) return null;
  return (
    <p className={styles.toContent}>
      <a className={styles.toContentLink} href={`#${ID}`}>
        {getTexts(locale, 'search')('contentCount', { count: content.length })}
      </a>
    </p>
  );
}
