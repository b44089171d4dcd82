import { expect, it } from 'vitest';
import { apiTexts, textList } from './api-texts';

const boards = {
  en: { count_one: '{{count}} board', count_other: '{{count}} boards', steps: ['Lay {{name}}', 'Fix {{name}}'] },
  nl: { count_one: '{{count}} plank', count_other: '{{count}} planken', steps: ['Leg {{name}}', 'Bevestig {{name}}'] },
  de: {
    count_one: '{{count}} Diele',
    count_other: '{{count}} Dielen',
    steps: ['{{name}} legen', '{{name}} befestigen'],
  },
};
const boardTexts = apiTexts('boards', boards);

it('looks texts up by area and language, with the plural of the language', () => {
  apiTexts('joists', { en: { title: 'Joists' }, nl: { title: 'Onderbalken' }, de: { title: 'Unterkonstruktion' } });
  expect(boardTexts('de')('count', { count: 1 })).toBe('1 Diele');
  expect(boardTexts('nl')('count', { count: 2 })).toBe('2 planken');
});

it('fills every text of a list, and escapes nothing: whoever writes HTML does', () => {
  expect(textList(boardTexts('en'), 'steps', { name: '<Ipé>' })).toEqual(['Lay <Ipé>', 'Fix <Ipé>']);
});
