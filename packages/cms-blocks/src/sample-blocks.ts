import type { BlockProvider } from './block-provider';
import type { RichTextMark, RichTextNode } from './rich-text/rich-text-node';

/** A provider for tests and stories: it knows one story and one place to fill in. */
export const sampleProvider: BlockProvider = {
  storyHref: ({ id }) => (id === 'joists' ? '/t/lagerholzabstand' : null),
  fill: (text) => text.replaceAll('{seller.name}', 'Geven Holz GmbH'),
  onProblem: () => undefined,
};

export const doc = (...content: RichTextNode[]): RichTextNode => ({ type: 'doc', content });
export const words = (text: string, ...marks: RichTextMark[]): RichTextNode => ({ type: 'text', text, marks });
export const paragraph = (...content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content });
export const heading = (level: number, text: string): RichTextNode => ({
  type: 'heading',
  attrs: { level },
  content: [words(text)],
});

/** A block of every component, with all its fields. */
export const sampleBlocks = {
  RichText: {
    component: 'RichText',
    _uid: 'rich-text',
    text: doc(
      heading(2, 'Two screws at each crossing'),
      paragraph(
        words('Joists lie at '),
        words('450 mm', { type: 'bold' }),
        words(' for boards of 25 mm; see '),
        words('joist spacing', { type: 'link', attrs: { linktype: 'story', uuid: 'joists', id: 'joists' } }),
        words('.'),
      ),
      {
        type: 'bullet_list',
        content: [
          { type: 'list_item', content: [paragraph(words('pre-drill hardwood'))] },
          { type: 'list_item', content: [paragraph(words('stainless steel only'))] },
        ],
      },
    ),
  },
  Steps: {
    component: 'Steps',
    _uid: 'steps',
    title: 'Building a deck',
    steps: [
      { component: 'Step', _uid: 's1', title: 'Plan', text: 'Draw the area and the direction of the boards.' },
      { component: 'Step', _uid: 's2', title: 'Ground', text: 'Dig 25 cm out, fill with gravel, compact it.' },
    ],
  },
  Faq: {
    component: 'Faq',
    _uid: 'faq',
    title: 'Questions',
    questions: [
      {
        component: 'Question',
        _uid: 'q1',
        question: 'How many samples are free of freight?',
        answer: doc(paragraph(words('Five. Ask '), words('{seller.name}', { type: 'italic' }), words(' for more.'))),
      },
    ],
  },
  Facts: {
    component: 'Facts',
    _uid: 'facts',
    facts: [
      { component: 'Fact', _uid: 'f1', label: 'Fall', value: '1 to 2 %', note: 'along the boards' },
      { component: 'Fact', _uid: 'f2', label: 'Gap', value: '5 mm' },
    ],
  },
  DataTable: {
    component: 'DataTable',
    _uid: 'table',
    caption: 'Joist spacing, centre to centre',
    table: {
      thead: [{ value: 'Board' }, { value: 'Hardwood' }, { value: 'Softwood' }],
      tbody: [
        { body: [{ value: '25 mm' }, { value: '450 mm' }, { value: '400 mm' }] },
        { body: [{ value: '28 mm' }, { value: '500 mm' }, { value: '450 mm' }] },
      ],
    },
  },
  CallToAction: {
    component: 'CallToAction',
    _uid: 'action',
    title: 'Calculate your deck',
    text: 'Area in, boards and screws out.',
    button: [{ component: 'Button', _uid: 'b1', label: 'To the boards', link: { linktype: 'url', url: '/products' } }],
  },
};
