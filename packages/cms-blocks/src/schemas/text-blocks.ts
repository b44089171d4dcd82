import { defineBlock, defineField } from '@storyblok/schema';
import { blocks, choice, figure, line, link, paragraph, picture, word } from './fields';

const part = { is_root: false, is_nestable: true } as const;

const Button = defineBlock({ ...part, name: 'Button', fields: [line('label', { required: true }), link()] });

const RichText = defineBlock({
  ...part,
  name: 'RichText',
  fields: [defineField('text', { type: 'richtext', translatable: true, required: true })],
});

const Hero = defineBlock({
  ...part,
  name: 'Hero',
  fields: [
    line('eyebrow'),
    line('title', { required: true }),
    paragraph('text'),
    picture(),
    line('alt'),
    blocks('button', ['Button'], 1),
  ],
});

const Step = defineBlock({
  ...part,
  name: 'Step',
  fields: [line('title', { required: true }), paragraph('text')],
});
const Steps = defineBlock({ ...part, name: 'Steps', fields: [line('title'), blocks('steps', ['Step'])] });

const Question = defineBlock({
  ...part,
  name: 'Question',
  fields: [
    line('question', { required: true }),
    defineField('answer', { type: 'richtext', translatable: true, required: true }),
  ],
});
const Faq = defineBlock({ ...part, name: 'Faq', fields: [line('title'), blocks('questions', ['Question'])] });

const CallToAction = defineBlock({
  ...part,
  name: 'CallToAction',
  fields: [line('title'), paragraph('text'), blocks('button', ['Button'], 1)],
});

const DataTable = defineBlock({
  ...part,
  name: 'DataTable',
  fields: [
    line('caption', { required: true }),
    defineField('table', { type: 'table', translatable: true, required: true }),
  ],
});

const Fact = defineBlock({
  ...part,
  name: 'Fact',
  fields: [line('label', { required: true }), line('value', { required: true }), line('note')],
});
const Facts = defineBlock({ ...part, name: 'Facts', fields: [blocks('facts', ['Fact'])] });

const Picture = defineBlock({
  ...part,
  name: 'Picture',
  fields: [picture(), line('alt', { required: true }), line('caption')],
});

const GalleryPicture = defineBlock({
  ...part,
  name: 'GalleryPicture',
  fields: [picture(), line('alt', { required: true })],
});
const Gallery = defineBlock({
  ...part,
  name: 'Gallery',
  fields: [line('title', { required: true }), blocks('pictures', ['GalleryPicture'])],
});

const Video = defineBlock({
  ...part,
  name: 'Video',
  fields: [
    choice('provider', { youtube: 'YouTube', vimeo: 'Vimeo' }),
    word('video_id', 'The id in the address of the film'),
    line('title', { required: true }),
    picture('poster'),
  ],
});

const Download = defineBlock({
  ...part,
  name: 'Download',
  fields: [line('label', { required: true }), defineField('file', { type: 'asset', translatable: true })],
});
const Downloads = defineBlock({
  ...part,
  name: 'Downloads',
  fields: [line('title'), blocks('files', ['Download'])],
});

const ContactTile = defineBlock({
  ...part,
  name: 'ContactTile',
  fields: [line('title', { required: true }), paragraph('text'), line('label'), link()],
});
const ContactTiles = defineBlock({
  ...part,
  name: 'ContactTiles',
  fields: [line('title'), blocks('tiles', ['ContactTile'])],
});

const Score = defineBlock({
  ...part,
  name: 'Score',
  fields: [
    figure('value', 'Of 5', { required: true }),
    figure('number', 'Of ratings'),
    line('period'),
    word('source', 'Who collects them; "sample" is never shown on a public shop'),
    blocks('button', ['Button'], 1),
  ],
});

/** Blocks of texts. */
export const textBlocks = {
  Button,
  RichText,
  Hero,
  Step,
  Steps,
  Question,
  Faq,
  CallToAction,
  DataTable,
  Fact,
  Facts,
  Picture,
  GalleryPicture,
  Gallery,
  Video,
  Download,
  Downloads,
  ContactTile,
  ContactTiles,
  Score,
};
