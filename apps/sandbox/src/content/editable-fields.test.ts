import { expect, it } from 'vitest';
import { editableFields, withFields } from './editable-fields';

const content = {
  _uid: 'root',
  component: 'page',
  title: 'Lieferung',
  title__i18n__nl: 'Bezorging',
  title__i18n__en: '',
  languages: ['de', 'nl'],
  picture: { fieldtype: 'asset', filename: 'x', alt: 'y' },
  body: [
    {
      _uid: 'text',
      component: 'RichText',
      text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort' }] }] },
      text__i18n__nl: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Woord' }] }] },
    },
  ],
};

it('finds every text of a language, and nothing that is no text', () => {
  const of = (language: string) => editableFields(content, language).map(({ path, value }) => [path, value]);
  expect(of('de')).toEqual([
    ['title', 'Lieferung'],
    ['body/0/text/content/0/content/0/text', 'Wort'],
  ]);
  expect(of('nl')).toEqual([
    ['title__i18n__nl', 'Bezorging'],
    ['body/0/text__i18n__nl/content/0/content/0/text', 'Woord'],
  ]);
  expect(of('en')[0]).toEqual(['title__i18n__en', '']);
});

it('changes the texts that are named, and nothing else', () => {
  const changed = withFields(
    content,
    new Map([
      ['title__i18n__en', 'Delivery'],
      ['body/0/text/content/0/content/0/text', 'Anderes'],
      ['body/0/component', 'Marquee'],
      ['body/9/text', 'x'],
      ['__proto__/polluted', 'x'],
      ['body', 'x'],
    ]),
  ) as typeof content;
  expect(changed.title__i18n__en).toBe('Delivery');
  expect(changed.body[0]?.component).toBe('RichText');
  expect(JSON.stringify(changed)).toContain('Anderes');
  expect(content.title__i18n__en).toBe('');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
