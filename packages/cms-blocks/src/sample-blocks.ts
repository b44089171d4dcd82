import type { BlockProvider } from './block-provider';
import type { RichTextMark, RichTextNode } from './rich-text/rich-text-node';

const OWN_FILES = 'https://a.storyblok.com/f/1/';
const SAMPLE_PICTURE = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E';
const picture = { filename: `${OWN_FILES}874x656/0123456789/deck.webp` };

/** A provider for tests and stories: it knows one story and one place to fill in. */
export const sampleProvider: BlockProvider = {
  storyHref: ({ id }) => (id === 'joists' ? '/t/lagerholzabstand' : null),
  fill: (text) => text.replaceAll('{seller.name}', 'Geven Holz GmbH').replaceAll('{seller.phone}', '+49 2823 000000'),
  language: 'en-GB',
  picture: (filename) => (filename.startsWith(OWN_FILES) ? { src: SAMPLE_PICTURE, width: 874, height: 656 } : null),
  words: {
    galleryPicture: (number, count, name) => `${number} of ${count}: ${name}`,
    playVideo: (title, host) => `Play: ${title} (${host})`,
    watchVideo: (title, host) => `Watch on ${host}: ${title}`,
    score: (value) => `${value} of 5`,
    sampleScore: 'Example',
  },
  films: {
    playerOrigin: (host) => `https://player.${host}.example`,
    note: (host) => `Pressing the picture loads the player from ${host}.`,
  },
  renderOwn: () => undefined,
  showsSamples: true,
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
  Hero: {
    component: 'Hero',
    _uid: 'hero',
    eyebrow: 'Decking',
    title: 'A deck for bare feet',
    text: 'What decides is the place: boards dry where water leaves at once.',
    picture,
    alt: 'A deck seen from above',
    button: [
      { component: 'Button', _uid: 'b2', label: 'Boards for decks', link: { linktype: 'url', url: '/products' } },
    ],
  },
  Picture: { component: 'Picture', _uid: 'picture', picture, alt: 'A deck seen from above', caption: 'Larch, new' },
  Gallery: {
    component: 'Gallery',
    _uid: 'gallery',
    title: 'Larch over two years',
    pictures: [
      { component: 'GalleryPicture', _uid: 'g1', picture, alt: 'New' },
      { component: 'GalleryPicture', _uid: 'g2', picture, alt: 'After two years' },
    ],
  },
  Video: {
    component: 'Video',
    _uid: 'video',
    provider: 'youtube',
    video_id: 'abcdefghijk',
    title: 'Oiling a deck',
    poster: picture,
  },
  Downloads: {
    component: 'Downloads',
    _uid: 'downloads',
    title: 'To take away',
    files: [
      {
        component: 'Download',
        _uid: 'd1',
        label: 'Assembly instructions',
        file: { filename: `${OWN_FILES}0123456789/deck.pdf` },
      },
    ],
  },
  ContactTiles: {
    component: 'ContactTiles',
    _uid: 'contact',
    tiles: [
      {
        component: 'ContactTile',
        _uid: 'c1',
        title: 'Call',
        text: 'Monday to Friday, 8 to 17',
        label: '{seller.phone}',
        link: { linktype: 'url', url: 'tel:{seller.phone}' },
      },
    ],
  },
  Score: {
    component: 'Score',
    _uid: 'score',
    value: '4.5',
    number: '120',
    period: '2026',
    source: 'sample',
    button: [{ component: 'Button', _uid: 'b3', label: 'How we check', link: { linktype: 'url', url: '/t/reviews' } }],
  },
  JoistDrawing: {
    component: 'JoistDrawing',
    _uid: 'joists',
    title: 'A board of 25 mm on joists every 450 mm',
    thickness: '25',
    spacing: '450',
  },
  DeckEdgeDrawing: {
    component: 'DeckEdgeDrawing',
    _uid: 'edge',
    title: 'The edge of a deck at a wall',
    thickness: '28',
    air: '100',
    wall: '10',
  },
  CavityDrawing: { component: 'CavityDrawing', _uid: 'cavity', title: 'A façade', cavity: '20', ground: '300' },
  CoverDrawing: {
    component: 'CoverDrawing',
    _uid: 'cover',
    title: 'Channel siding covers 121 mm of its 140 mm',
    profile: 'channel-siding',
    thickness: '21',
    width: '140',
    cover: '121',
  },
  MovementDrawing: {
    component: 'MovementDrawing',
    _uid: 'movement',
    title: 'Boards of 145 mm, 5 points of moisture',
    width: '145',
    points: '5',
    bars: [
      { component: 'MovementBar', _uid: 'm1', label: 'Larch', coefficient: '0.30' },
      { component: 'MovementBar', _uid: 'm2', label: 'Thermowood', coefficient: '0.15' },
    ],
  },
  EndGrainDrawing: {
    component: 'EndGrainDrawing',
    _uid: 'ends',
    title: 'Two posts, with the heart and without',
    ends: [
      { component: 'EndGrain', _uid: 'e1', label: 'Heart in', width: '150', height: '150', heart: 'inside' },
      { component: 'EndGrain', _uid: 'e2', label: 'Heart out', width: '75', height: '150', heart: 'beside' },
    ],
  },
  AccessDrawing: { component: 'AccessDrawing', _uid: 'access', title: 'Access from the street', width: '3000' },
};

const menuLink = (title: string, more: Record<string, unknown> = {}) => ({
  component: 'MenuLink',
  _uid: title,
  title,
  link: { linktype: 'story', id: 'joists' },
  ...more,
});

/** A footer with a block of every component. */
export const sampleFooter = [
  {
    component: 'FooterColumns',
    _uid: 'columns',
    columns: [{ component: 'FooterColumn', _uid: 'c1', title: 'Knowledge', links: [menuLink('Joist spacing')] }],
  },
  { component: 'FooterCertified', _uid: 'certified', title: 'Certified', text: 'FSC and PEFC are shown line by line.' },
  {
    component: 'FooterSocial',
    _uid: 'social',
    links: [
      menuLink('Instagram', {
        link: { linktype: 'url', url: 'https://www.instagram.com/geven' },
        icon: { ...picture, alt: 'Camera', title: 'Pictures of decks' },
      }),
    ],
  },
  { component: 'FooterLegal', _uid: 'legal', links: [menuLink('Terms')] },
  { component: 'FooterPayments', _uid: 'payments', links: [menuLink('Bank transfer', { link: undefined })] },
];
