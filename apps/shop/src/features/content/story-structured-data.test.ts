import { expect, it } from 'vitest';
import { storyStructuredData } from './story-structured-data';

const context = { locale: 'de', isNet: false, vatRate: 19 } as const;
const trail = {
  homeHref: '/',
  homeLabel: 'Start',
  items: [{ label: 'Wissen', href: '/t/wissensdatenbank' }, { label: 'Lärche' }],
};
const answer = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Fünf bei {seller.name}.' }] }],
};

const graphOf = (content: object) => {
  const story = {
    id: 7,
    name: 'x',
    content: { _uid: 'a', component: 'page', ...content },
    first_published_at: null,
  } as never;
  return storyStructuredData(story, { path: '/blog/laerche', trail, context })['@graph'] as Record<string, unknown>[];
};

it('is the way from home, each step with its address', () => {
  const [crumbs] = graphOf({});
  expect(crumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'Start' },
    { position: 2, item: expect.stringMatching(/\/t\/wissensdatenbank$/) },
    { position: 3, name: 'Lärche', item: expect.stringMatching(/\/blog\/laerche$/) },
  ]);
});

it('is an article with its dates, and its questions with answers', () => {
  const graph = graphOf({
    component: 'article',
    title: 'Lärche',
    published_on: '2026-11-19 08:00',
    body: [
      {
        component: 'Faq',
        _uid: 'f',
        questions: [
          { component: 'Question', _uid: 'q', question: 'Wie viele?', answer },
          { component: 'Question', _uid: 'r', question: 'Leer?' },
        ],
      },
    ],
  });
  expect(graph.find((each) => each['@type'] === 'Article')).toMatchObject({
    headline: 'Lärche',
    datePublished: '2026-11-19',
    dateModified: '2026-11-19',
  });
  const faq = graph.find((each) => each['@type'] === 'FAQPage');
  expect(faq?.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Wie viele?',
      acceptedAnswer: { '@type': 'Answer', text: 'Fünf bei Geven Holz GmbH.' },
    },
  ]);
});

it('gives no rating: nobody gave one', () => {
  expect(
    JSON.stringify(graphOf({ body: [{ component: 'Score', _uid: 's', value: '4.5', source: 'sample' }] })),
  ).not.toContain('atingValue');
});

it('shows an article without a picture by the one that networks show, with its title filled in', () => {
  const [, article] = graphOf({ component: 'article', title: 'Lärche bei {seller.name}' });
  expect(article).toMatchObject({
    headline: 'Lärche bei Geven Holz GmbH',
    image: expect.stringMatching(/^http.+\/social\/\d+-de\.png$/),
  });
});
