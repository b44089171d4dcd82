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

/** Pages of the shop that a search finds beside products (SR-02); nothing when there are none. */
export async function FoundContent({ context: { locale }, term }: FoundContentProps) {
  const { content } = await loadSearch(locale, term);
  if (content.length === 0) return null;
  return (
    <Section className={styles.content} heading={getTexts(locale, 'search')('content')} headingSize="subheading">
      <ul className={styles.pages}>
        {content.map(({ title, path, intro }) => (
          <li key={path}>
            <a className={styles.page} href={path}>
              {title}
            </a>
            <p className={styles.intro}>{intro}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
