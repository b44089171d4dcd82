import { textOf } from '@geven/cms-blocks';
import { Link } from '@geven/ui/Link';
import { SearchForm } from '@/components/search/SearchForm';
import { href } from '@/lib/routing/routes';
import type { SceneBlockProps } from '../../block-scene';
import { Hero } from '../Hero';
import * as styles from '../home.css';

const MAX_SEARCHES = 4;

/** The board across the page, two lines over it, and the search with what many look for: fields of the home story. */
export function HomeHeroBlock({ block, provider: { fill }, scene: { context } }: SceneBlockProps) {
  const { locale } = context;
  const searches = textOf(block.searches)
    .split(',')
    .map((search) => search.trim())
    .filter(Boolean)
    .slice(0, MAX_SEARCHES);
  return (
    <Hero context={context} lines={[fill(textOf(block.heading)), fill(textOf(block.second_line))]}>
      <SearchForm context={context} size="large" />
      {searches.length > 0 && (
        <p className={styles.often}>
          <span>{fill(textOf(block.often))}</span>
          {searches.map((q) => (
            <Link href={href('category', locale, { query: { q } })} key={q}>
              {q.replace(/(\d)x(\d)/, '$1 × $2')}
            </Link>
          ))}
        </p>
      )}
    </Hero>
  );
}
