import { BOOLEAN, HTML, list, pattern, SLUG, TEXT, whole } from '../column-types';
import { optional, required, texts } from '../columns';
import type { RangeFile } from '../range-file';

const CHOICE = pattern('attribute=slug', /^[a-z0-9_-]+=[\w.+-]+$/);

export const categoryFile: RangeFile = {
  name: 'categories',
  about: 'Categories of the navigation.',
  isRequired: true,
  unique: [['id'], ['key']],
  columns: [
    required('id', whole(1), { about: 'Number of the category.', example: 12 }),
    required('key', SLUG, { about: 'What other files name it by.', example: 'decking' }),
    optional('parent', SLUG, null, { about: 'Key of the category above.', example: 'wood' }),
    required('sequence', whole(0), { about: 'Place among its neighbours.', example: 10 }),
    ...texts(required('name', TEXT, { about: 'Name.', example: 'Decking boards' })),
    ...texts(required('slug', SLUG, { about: 'Part of its address.', example: 'decking-boards' })),
    ...texts(optional('description', TEXT, '', { about: 'Text of the listing.' })),
    ...texts(optional('seoTitle', TEXT, '', { about: 'Title for search engines.' })),
    ...texts(optional('seoDescription', TEXT, '', { about: 'Description for search engines.' })),
  ],
};

export const categoryTextFile: RangeFile = {
  name: 'category-texts',
  about: 'Texts of listings that show a category with exactly these values.',
  isRequired: false,
  unique: [['category', 'combination']],
  columns: [
    required('category', SLUG, { about: 'Key of the category.', example: 'decking' }),
    optional('combination', list(CHOICE), [], {
      about: 'Attributes with their values, in the order of the alphabet.',
      example: 'specie=larch-european',
    }),
    ...texts(optional('title', TEXT, '', { about: 'Heading.' })),
    ...texts(optional('html', HTML, '', { about: 'Text below it.' })),
  ],
};

export const internalCategoryFile: RangeFile = {
  name: 'internal-categories',
  about: 'Categories of the back office.',
  isRequired: false,
  unique: [['id']],
  columns: [
    required('id', whole(1), { about: 'Number of the category.', example: 4 }),
    optional('parentId', whole(1), null, { about: 'Number of the category above.', example: 1 }),
    required('isSample', BOOLEAN, { about: 'Whether its products are samples.', example: 'no' }),
    ...texts(required('name', TEXT, { about: 'Name.', example: 'Hardwood' })),
  ],
};
