import { expect, it } from 'vitest';
import { readStorySegments, storySegments, storyViewOf } from './story-segments';

it('keeps what the address asks of a list, and nothing else', () => {
  const view = storyViewOf(new URLSearchParams('topic=care&page=2&x=1'));
  expect(view).toEqual({ topic: 'care', page: 2 });
  const path = storySegments('t/wissensdatenbank', view);
  const [slug = '', segment = ''] = path.split('/');
  expect(readStorySegments({ slug, view: segment })).toEqual({ slug: 't/wissensdatenbank', view });
});

it('is the whole list for anything odd', () => {
  for (const query of ['topic=plastic&page=0', 'page=x', 'page=99999', 'topic[]=care', '']) {
    expect(storyViewOf(new URLSearchParams(query)), query).toEqual({ topic: null, page: 1 });
  }
  expect(readStorySegments({ slug: 't=2Fa', view: 'x' }).view).toEqual({ topic: null, page: 1 });
});
