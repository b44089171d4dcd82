import { defineBlock, defineField } from '@storyblok/schema';
import { blocks, choice, figure, line, link, paragraph, picture, word } from './fields';

const root = { is_root: true, is_nestable: false } as const;

/** Blocks of a text. */
const TEXT = [
  ...([
    'RichText',
    'Steps',
    'Faq',
    'Facts',
    'DataTable',
    'CallToAction',
    'Picture',
    'Gallery',
    'Video',
    'Downloads',
  ] as const),
  ...([
    'JoistDrawing',
    'DeckEdgeDrawing',
    'CavityDrawing',
    'CoverDrawing',
    'MovementDrawing',
    'AccessDrawing',
    'EndGrainDrawing',
  ] as const),
  ...(['ProductRow', 'ArticleList', 'Reviews', 'Score', 'DeliveryZones', 'PostcodeCheck'] as const),
  ...(['ContactTiles', 'SellerFacts', 'QuoteSize', 'SpeciesTable'] as const),
] as const;
/** Blocks of a page that is made of sections. */
const SECTIONS = [
  ...TEXT,
  ...(['Hero', 'HomeHero', 'Statistics', 'ApplicationTiles', 'StockRow', 'BeamRow', 'SamplePieces'] as const),
  ...(['PlanedToOrder', 'ReferenceTables'] as const),
] as const;

/** Longest titles and descriptions that search engines show in full. */
export const SEO_LIMITS = { title: 60, description: 155 } as const;

export const Breadcrumb = defineBlock({
  is_root: false,
  is_nestable: true,
  name: 'Breadcrumb',
  fields: [line('label', { required: true }), link()],
});

const aboutPage = () => [
  line('title', { required: true }),
  paragraph('lead'),
  line('seo_title', { max_length: SEO_LIMITS.title }),
  line('seo_description', { max_length: SEO_LIMITS.description }),
  defineField('languages', {
    type: 'options',
    description: 'Where the page exists; empty for every language',
    options: ['de', 'nl', 'en'].map((value) => ({ name: value, value })),
  }),
  blocks('breadcrumbs', ['Breadcrumb']),
  blocks('quote_button', ['Button'], 1),
  blocks('contact_button', ['Button'], 1),
];

export const page = defineBlock({
  ...root,
  name: 'page',
  fields: [
    ...aboutPage(),
    defineField('is_sample', { type: 'boolean', description: 'Says on top that a lawyer must check it' }),
    blocks('body', SECTIONS),
  ],
});

export const article = defineBlock({
  ...root,
  name: 'article',
  fields: [
    ...aboutPage(),
    choice('topic', {
      decking: 'Decking',
      cladding: 'Cladding',
      species: 'Species',
      care: 'Care',
      delivery: 'Delivery',
    }),
    line('author'),
    defineField('published_on', { type: 'datetime' }),
    defineField('checked_on', { type: 'datetime' }),
    picture(),
    defineField('related', { type: 'options', source: 'internal_stories' }),
    blocks('products', ['ProductRow'], 1),
    blocks('body', TEXT),
  ],
});

export const landing = defineBlock({
  ...root,
  name: 'landing',
  fields: [...aboutPage(), picture(), blocks('body', SECTIONS)],
});

export const review = defineBlock({
  ...root,
  name: 'review',
  fields: [
    line('author', { required: true }),
    figure('rating', '1 to 5', { required: true }),
    defineField('written_on', { type: 'datetime' }),
    defineField('text', { type: 'textarea', required: true }),
    word('product_number', 'What was bought'),
  ],
});

const FOOTER = ['FooterColumns', 'FooterLegal', 'FooterCertified', 'FooterSocial', 'FooterPayments'] as const;

/** What is around every page; the names of its fields are the specification's (LY-09). */
export const layout = defineBlock({
  ...root,
  name: 'layout',
  fields: [
    picture('logo_image'),
    picture('third_logo'),
    blocks('header', ['HeaderMenu'], 1),
    blocks('header_mobile', ['HeaderMenu'], 1),
    blocks('footer', FOOTER),
    blocks('footer_mobile', FOOTER),
    blocks('quote_button', ['Button'], 1),
    blocks('contact_button', ['Button'], 1),
    blocks('score', ['Score'], 1),
  ],
});
