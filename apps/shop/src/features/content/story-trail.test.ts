import { expect, it } from 'vitest';
import { storyTrail } from './story-trail';

const context = { locale: 'en', isNet: false, vatRate: 21 } as const;
const provider = { storyHref: ({ id }: { id?: string | undefined }) => (id === 'kb' ? '/t/kennisbank' : null) };
const crumb = (label: string, id: string) => ({
  component: 'Breadcrumb',
  _uid: id,
  label,
  link: { linktype: 'story', id },
});
const story = (content: object) => ({
  name: 'Name',
  content: { _uid: 'a', component: 'page', title: 'Joists', ...content } as never,
});
const trailOf = (slug: string, content: object) =>
  storyTrail(story(content), { slug, provider, context }).items.map(({ label, href }) => [label, href]);

it('is Knowledge, Articles and the title for the blog, whatever is stored (BC-02)', () => {
  expect(trailOf('blog/larch', { breadcrumbs: [crumb('Other', 'kb')] })).toEqual([
    ['Knowledge', '/t/kennisbank'],
    ['Articles', '/blog'],
    ['Joists', undefined],
  ]);
});

it('is as stored for other pages, a story that is gone without a link (BC-03)', () => {
  expect(
    trailOf('t/joists', {
      breadcrumbs: [crumb('Knowledge base', 'kb'), crumb('Gone', 'x'), 7, { component: 'Breadcrumb' }],
    }),
  ).toEqual([
    ['Knowledge base', '/t/kennisbank'],
    ['Gone', undefined],
    ['Joists', undefined],
  ]);
  expect(trailOf('t/joists', { title: '' })).toEqual([['Name', undefined]]);
});
