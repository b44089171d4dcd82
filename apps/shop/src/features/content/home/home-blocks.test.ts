import { LOCALES } from '@geven/timber';
import { expect, it } from 'vitest';
import { homeBlocks } from './home-blocks';

const storyOf = (body: unknown) => ({ content: { _uid: 'h', component: 'page', body } as never });

it('is what editors arranged', () => {
  const body = [{ component: 'Statistics', _uid: 's' }];
  expect(homeBlocks(storyOf(body), 'de')).toEqual(body);
});

it('is built in where the story is missing or empty: search, applications, products (RT-30)', () => {
  for (const story of [null, storyOf([]), storyOf('x'), storyOf(undefined)]) {
    expect(homeBlocks(story, 'nl').map(({ component }) => component)).toEqual([
      'HomeHero',
      'ApplicationTiles',
      'StockRow',
    ]);
  }
  for (const locale of LOCALES) expect(homeBlocks(null, locale)[0]?.heading).toBeTruthy();
});
