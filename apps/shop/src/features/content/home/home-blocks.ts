import { type Block, blocksOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import type { Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';

/** Blocks of the first page: those of the home story, or of the built-in one where it is missing or empty (RT-30). */
export function homeBlocks(story: Pick<Story, 'content'> | null, locale: Locale): Block[] {
  const own = blocksOf(story?.content.body);
  return own.length > 0 ? own : builtInHome(locale);
}

/** Search and a board to buy, applications and what lies ready: a first page that nobody has to write. */
function builtInHome(locale: Locale): Block[] {
  const t = getTexts(locale, 'home');
  return [
    { component: 'HomeHero', _uid: 'hero', heading: t('heading1'), second_line: t('heading2') },
    { component: 'ApplicationTiles', _uid: 'applications', title: t('applications') },
    { component: 'StockRow', _uid: 'stock', title: t('stock.title'), text: t('stock.scale') },
  ];
}
