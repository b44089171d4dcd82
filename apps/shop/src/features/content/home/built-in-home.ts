import type { Block } from '@geven/cms-blocks';
import type { Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';

/** The first page without a home story: search, applications and what many buy (RT-30). */
export function builtInHome(locale: Locale): Block[] {
  const t = getTexts(locale, 'home');
  return [
    { component: 'HomeHero', _uid: 'hero', heading: t('heading1'), second_line: t('heading2') },
    { component: 'ApplicationTiles', _uid: 'applications', title: t('applications') },
    { component: 'ProductRow', _uid: 'popular', title: t('popular'), sort: 'popularity,DESC', count: '6' },
  ];
}
