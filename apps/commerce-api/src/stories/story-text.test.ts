import { expect, it } from 'vitest';
import { storyText } from './story-text';

const words = (text: string) => ({ type: 'text', text });
const paragraph = (text: string) => ({ type: 'paragraph', content: [words(text)] });
const read = (body: unknown, fields: object = {}) =>
  storyText({ name: 'Terms', content: { _uid: 'a', component: 'page', body, ...fields } as never });

it('is headings in capitals, paragraphs, lists and rows', () => {
  const text = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [words('Your right')] },
      paragraph('One.'),
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph('first')] }] },
      { type: 'ordered_list', content: [{ type: 'list_item', content: [paragraph('then')] }] },
    ],
  };
  const table = {
    thead: [{ value: 'Zone' }, { value: 'Price' }],
    tbody: [{ body: [{ value: 'NL' }, { value: '65' }] }],
  };
  const { headings, body, paragraphs } = read([
    { component: 'RichText', text },
    { component: 'Facts', facts: [{ component: 'Fact', label: 'Fall', value: '1 %', note: 'along' }] },
    { component: 'DataTable', caption: 'Zones', table },
    { component: 'Steps', title: 'Do', steps: [{ component: 'Step', title: 'Plan', text: 'Draw.' }] },
    {
      component: 'Faq',
      questions: [{ component: 'Question', question: 'Why?', answer: { type: 'doc', content: [paragraph('So.')] } }],
    },
    { component: 'JoistDrawing', title: 'no words' },
  ]);
  expect(paragraphs).toEqual([
    'YOUR RIGHT',
    'One.',
    '- first',
    '1. then',
    'Fall: 1 %, along',
    'Zones',
    'NL; Price: 65',
    'DO',
    '1. Plan: Draw.',
    'WHY?',
    'So.',
  ]);
  expect(headings).toEqual(['Your right', 'Do', 'Why?']);
  expect(body).toEqual(paragraphs.filter((each) => !['YOUR RIGHT', 'DO', 'WHY?'].includes(each)));
});

it('is empty, with the name for a title, whatever the fields hold', () => {
  for (const body of [
    null,
    'x',
    [null, 7, {}, { component: 'RichText', text: 'x' }, { component: 'DataTable', table: [] }],
  ]) {
    expect(read(body)).toEqual({ title: 'Terms', lead: '', headings: [], body: [], paragraphs: [] });
  }
  expect(read([], { title: ' T ', lead: 'L' })).toMatchObject({ title: 'T', lead: 'L' });
});
