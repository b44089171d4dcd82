import { CERTIFICATION_SCHEMES } from '@geven/catalogue-records';
import { MARINE_DURABILITIES, WOOD_MODIFICATIONS } from '@geven/timber';
import { BOOLEAN, CODE, COLOUR, DECIMAL, HTML, oneOf, SLUG, TEXT, whole } from '../column-types';
import { optional, required, texts } from '../columns';
import type { RangeFile } from '../range-file';

const SEQUENCE = required('sequence', whole(0), { about: 'Place in lists; small comes first.', example: 10 });

export const specieFile: RangeFile = {
  name: 'species',
  about: 'Species of wood, and the groups that they belong to.',
  isRequired: false,
  unique: [['slug']],
  columns: [
    required('slug', SLUG, { about: 'Key of the species.', example: 'larch-european' }),
    optional('parent', SLUG, null, { about: 'Slug of its group.', example: 'softwood' }),
    SEQUENCE,
    optional('latinName', TEXT, null, { about: 'Botanical name.', example: 'Larix decidua' }),
    optional('durabilityClass', TEXT, null, {
      about: 'EN 350, of the heartwood; of modified wood the class that modification reaches.',
      example: '3–4',
    }),
    optional('modification', oneOf(WOOD_MODIFICATIONS), null, {
      about: 'By heat, or by a chemical reaction such as acetylation; empty: as it grew.',
      example: 'THERMAL',
    }),
    optional('marineDurability', oneOf(MARINE_DURABILITIES), null, {
      about: 'EN 350, against marine borers: durable, moderately durable, not durable; empty: the sea is not judged.',
      example: 'M',
    }),
    optional('density', whole(0), null, { about: 'kg/m³ at 12 % moisture.', example: 600 }),
    optional('movement', DECIMAL, null, {
      about: 'Per cent of the width for one per cent of moisture, tangential.',
      example: 0.3,
    }),
    optional('hardness', whole(0), null, { about: 'Brinell, N/mm².', example: 19 }),
    ...texts(required('name', TEXT, { about: 'Name.', example: 'European larch' })),
    ...texts(optional('origin', TEXT, null, { about: 'Where it grows.', example: 'Austria, Germany' })),
    ...texts(optional('cites', TEXT, null, { about: 'What its listing by CITES asks for; empty: not listed.' })),
  ],
};

export const attributeValueFile: RangeFile = {
  name: 'attribute-values',
  about: 'Names of the values that products have: profiles, colours, applications, finishes, warnings …',
  isRequired: false,
  unique: [['attribute', 'slug']],
  columns: [
    required('attribute', SLUG, { about: 'Attribute.', example: 'profile' }),
    required('slug', CODE, { about: 'Key of the value.', example: 'grooved' }),
    SEQUENCE,
    ...texts(required('name', TEXT, { about: 'Name.', example: 'grooved on one side' })),
  ],
};

export const ribbonFile: RangeFile = {
  name: 'ribbons',
  about: 'Marks on pictures of products.',
  isRequired: false,
  unique: [['id'], ['key']],
  columns: [
    required('id', whole(1), { about: 'Number of the ribbon.', example: 3 }),
    required('key', SLUG, { about: 'What products name it by.', example: 'express' }),
    required('bgColor', COLOUR, { about: 'Colour of the ribbon.', example: '#173FA8' }),
    required('textColor', COLOUR, { about: 'Colour of the letters; at least 4.5:1 on it.', example: '#FFFFFF' }),
    optional('htmlClass', TEXT, '', { about: 'Class for a stylesheet of the brand.' }),
    optional('certificate', oneOf(CERTIFICATION_SCHEMES), null, {
      about: 'Scheme that it claims: shown only with a certificate of it.',
      example: 'FSC',
    }),
    ...texts(required('displayName', TEXT, { about: 'What it says.', example: 'Express' })),
    ...texts(optional('html', HTML, '', { about: 'Instead of its name.' })),
  ],
};

export const taggingFile: RangeFile = {
  name: 'taggings',
  about: 'Keywords on products.',
  isRequired: false,
  unique: [['slug']],
  columns: [
    required('slug', SLUG, { about: 'Key of the keyword.', example: 'barefoot' }),
    SEQUENCE,
    required('showFilter', BOOLEAN, { about: 'Whether listings offer it as a filter.', example: 'yes' }),
    ...texts(required('name', TEXT, { about: 'Name.', example: 'good for bare feet' })),
  ],
};
