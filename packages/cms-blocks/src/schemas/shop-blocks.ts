import { defineBlock } from '@storyblok/schema';
import { blocks, choice, figure, line, word } from './fields';

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
  ],
});

const Reviews = defineBlock({ ...part, name: 'Reviews', fields: [line('title')] });
const DeliveryZones = defineBlock({ ...part, name: 'DeliveryZones', fields: [line('title')] });
const PostcodeCheck = defineBlock({ ...part, name: 'PostcodeCheck', fields: [line('title')] });
const SellerFacts = defineBlock({ ...part, name: 'SellerFacts', fields: [line('title')] });

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

/** Blocks that show data of the shop. */
export const shopBlocks = {
  ProductRow,
  ArticleList,
  Reviews,
  DeliveryZones,
  PostcodeCheck,
  SellerFacts,
  HomeHero,
  Statistics,
  ApplicationTiles,
};
