import { textOf } from '@geven/cms-blocks';
import type { Showcase } from '@geven/odoo-sdk';
import { Link } from '@geven/ui/Link';
import { SearchForm } from '@/components/search/SearchForm';
import { href } from '@/lib/routing/routes';
import { getTexts } from '@/lib/texts/i18n';
import { today } from '@/lib/today';
import type { SceneBlockProps } from '../../block-scene';
import { BoardOffer } from '../BoardOffer';
import { Hero } from '../Hero';
import type { BoardSizes } from '../HeroDimensions';
import { HERO_BOARD } from '../hero-board';
import * as styles from '../home.css';
import { loadShowcase } from '../load-showcase';

const MAX_SEARCHES = 4;

/**
 * The board across the page with what it measures and costs now, two lines over it, and the search with what many look
 * for: fields of the home story. Where the range has not got the board, the picture stays and the rest is left out.
 */
export async function HomeHeroBlock({ block, provider: { fill }, scene }: SceneBlockProps) {
  const { context } = scene;
  const { locale } = context;
  const board = pictured((await loadShowcase(scene))?.board ?? null);
  const searches = textOf(block.searches)
    .split(',')
    .map((search) => search.trim())
    .filter(Boolean)
    .slice(0, MAX_SEARCHES);
  return (
    <Hero
      context={context}
      lines={[fill(textOf(block.heading)), fill(textOf(block.second_line))]}
      offer={board && <BoardOffer board={board} context={context} today={today()} />}
      sizes={board && sizesOf(board)}
    >
      <SearchForm context={context} placeholder={getTexts(locale, 'home')('searchExample')} size="large" />
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

/** The board, if it is the one that was drawn. */
const pictured = (board: Showcase['board']): Showcase['board'] =>
  board?.thickness === HERO_BOARD.thickness && board.width === HERO_BOARD.width ? board : null;

const sizesOf = ({ lengthRange }: NonNullable<Showcase['board']>): BoardSizes => ({
  thickness: HERO_BOARD.thickness,
  width: HERO_BOARD.width,
  lengths: lengthRange,
});
