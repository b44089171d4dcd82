import { expect, it } from 'vitest';
import { minutesToRead, readArticle, readStory } from './read-story';

const content = (fields: object) => ({ _uid: 'a', component: 'article', ...fields }) as never;

it('reads every field with something in its place where it is missing', () => {
  expect(readStory({ name: 'Joists', content: content({}) })).toMatchObject({
    title: 'Joists',
    lead: '',
    seoTitle: 'Joists',
    seoDescription: '',
    breadcrumbs: [],
    isSample: false,
    quoteButton: undefined,
  });
  const button = { component: 'Button', _uid: 'b', label: 'Ask' };
  const read = readStory({
    name: 'x',
    content: content({ title: 'T', lead: 'L', is_sample: true, quote_button: [button] }),
  });
  expect(read).toMatchObject({ title: 'T', seoTitle: 'T', seoDescription: 'L', isSample: true, quoteButton: button });
});

it('reads dates of the vendor, and topics that there are', () => {
  const of = (fields: object, first: string | null = null) =>
    readArticle({ content: content(fields), first_published_at: first });
  expect(of({ topic: 'care', published_on: '2026-11-19 08:00', checked_on: 'soon' })).toEqual({
    topic: 'care',
    author: '',
    publishedOn: '2026-11-19',
    checkedOn: null,
  });
  expect(of({ topic: 'constructor' }, '2026-01-02T03:04:05.000Z')).toMatchObject({
    topic: null,
    publishedOn: '2026-01-02',
  });
});

it('counts the words that are read, not the system’s', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  expect(minutesToRead(undefined)).toBe(1);
  expect(
    minutesToRead([
      { component: 'RichText', _uid: words(900), text: { type: 'doc', content: [{ type: 'text', text: words(600) }] } },
    ]),
  ).toBe(3);
});
