import { defineBlock } from '@storyblok/schema';
import { blocks, choice, figure, line, link, paragraph, word } from './fields';

const part = { is_root: false, is_nestable: true } as const;

const ProductRow = defineBlock({
  ...part,
  name: 'ProductRow',
  fields: [
    line('title'),
    word('category', 'German path of the category, such as terrassendielen'),
    word('filters', 'As in an address: __specie.larch-european'),
    word('sort', 'Such as popularity,DESC'),
    figure('count', '1 to 12'),
  ],
});

const ArticleList = defineBlock({
  ...part,
  name: 'ArticleList',
  fields: [
    line('title'),
    choice('kind', { knowledge: 'Knowledge base', blog: 'Blog', all: 'Both' }),
    figure('count', 'The newest so many; empty for the whole list'),
    blocks('button', ['Button'], 1),
  ],
});

const Reviews = defineBlock({ ...part, name: 'Reviews', fields: [line('title')] });
const DeliveryZones = defineBlock({ ...part, name: 'DeliveryZones', fields: [line('title')] });
const PostcodeCheck = defineBlock({ ...part, name: 'PostcodeCheck', fields: [line('title')] });
const SellerFacts = defineBlock({ ...part, name: 'SellerFacts', fields: [line('title')] });

const QuoteSize = defineBlock({ ...part, name: 'QuoteSize', fields: [paragraph('text')] });

const SpeciesTable = defineBlock({ ...part, name: 'SpeciesTable', fields: [line('title', { required: true })] });

const HomeHero = defineBlock({
  ...part,
  name: 'HomeHero',
  fields: [
    line('heading', { required: true }),
    line('second_line'),
    line('often'),
    word('searches', 'What many look for, with commas: 28x145, 27x68'),
  ],
});
const Statistics = defineBlock({ ...part, name: 'Statistics', fields: [blocks('facts', ['Fact'])] });
const ApplicationTiles = defineBlock({ ...part, name: 'ApplicationTiles', fields: [line('title')] });

const StockRow = defineBlock({
  ...part,
  name: 'StockRow',
  fields: [
    line('title', { required: true }),
    line('text'),
    word('filters', 'What it is narrowed to, as in an address: __specie.oak'),
    figure('count', '1 to 12; 7 without'),
  ],
});
const BeamRow = defineBlock({
  ...part,
  name: 'BeamRow',
  fields: [
    line('title', { required: true }),
    word('category', 'German path of the category, such as balken-pfosten'),
    word('filters', 'What it is narrowed to, as in an address: __specie.oak'),
    figure('count', '1 to 12; 9 without'),
  ],
});
const SamplePieces = defineBlock({
  ...part,
  name: 'SamplePieces',
  fields: [
    line('title', { required: true }),
    paragraph('text'),
    word('filters', 'Whose samples, as in an address: __specie.oak.ipe'),
    figure('count', '1 to 12; 5 without'),
    blocks('button', ['Button'], 1),
  ],
});
const PlanedToOrder = defineBlock({
  ...part,
  name: 'PlanedToOrder',
  fields: [
    line('title', { required: true }),
    paragraph('text'),
    figure('thickness', 'mm of the example that is drawn'),
    figure('width', 'mm of the example that is drawn'),
  ],
});
const ReferenceTable = defineBlock({
  ...part,
  name: 'ReferenceTable',
  fields: [
    choice('kind', { joists: 'Distance of joists', durability: 'Durability classes', waste: 'Allowance for waste' }),
    line('title', { required: true }),
    link(),
  ],
});
const ReferenceTables = defineBlock({
  ...part,
  name: 'ReferenceTables',
  fields: [line('title', { required: true }), blocks('tables', ['ReferenceTable']), blocks('button', ['Button'], 1)],
});

/** Blocks that show data of the shop. */
export const shopBlocks = {
  ProductRow,
  ArticleList,
  Reviews,
  DeliveryZones,
  PostcodeCheck,
  SellerFacts,
  QuoteSize,
  SpeciesTable,
  HomeHero,
  Statistics,
  ApplicationTiles,
  StockRow,
  BeamRow,
  SamplePieces,
  PlanedToOrder,
  ReferenceTable,
  ReferenceTables,
};
