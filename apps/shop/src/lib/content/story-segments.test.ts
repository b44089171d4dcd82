import { expect, it } from 'vitest';
import { readStorySegments, storySegments, storyViewOf } from './story-segments';
import { USUAL_VIEW } from './story-view';

it('keeps what the address asks of a list, and nothing else', () => {
  const view = storyViewOf(new URLSearchParams('topic=care&page=2&sort=density&x=1'));
  expect(view).toEqual({ topic: 'care', page: 2, sort: 'density' });
  const path = storySegments('t/wissensdatenbank', view);
  const [slug = '', segment = ''] = path.split('/');
  expect(readStorySegments({ slug, view: segment })).toEqual({ slug: 't/wissensdatenbank', view });
});

it('is the whole list for anything odd', () => {
  for (const query of ['topic=plastic&page=0', 'sort=price', 'page=x', 'page=99999', 'topic[]=care', '']) {
    expect(storyViewOf(new URLSearchParams(query)), query).toEqual(USUAL_VIEW);
  }
  expect(readStorySegments({ slug: 't=2Fa', view: 'x' }).view).toEqual(USUAL_VIEW);
});
