import type { DocumentKind } from '@geven/catalogue-records';
import { ADDRESS, ITEM_NUMBER, oneOf, pattern, SLUG, TEXT, whole } from '../column-types';
import { localized, optional, required } from '../columns';
import type { RangeFile } from '../range-file';

/** All but the sheet, which every product has. */
const LISTED_KINDS: readonly DocumentKind[] = [
  'ASSEMBLY_INSTRUCTION',
  'DECLARATION_OF_PERFORMANCE',
  'SAFETY_DATA_SHEET',
  'TREATED_WOOD_INFORMATION',
  'ATTACHMENT',
];
const MIME = pattern('a type of file such as application/pdf', /^[a-z]+\/[\w.+-]+$/);
const CATEGORY = { about: 'Key of the category that offers it.', example: 'decking' };

export const documentFile: RangeFile = {
  name: 'documents',
  about: 'Files that products and categories offer. Every product has a sheet: it needs no row.',
  isRequired: false,
  unique: [],
  columns: [
    optional('template', ITEM_NUMBER, null, { about: 'Item number of the product …', example: 'CL-WRC-020140-CS' }),
    optional('category', SLUG, null, { about: '… or key of the category.' }),
    required('kind', oneOf(LISTED_KINDS), {
      about: 'What it is.',
      example: 'ASSEMBLY_INSTRUCTION',
    }),
    ...localized(
      optional('name', TEXT, null, { about: 'What it is called; empty: as its kind.' }),
      (locale) => `name.${locale}`,
    ),
    optional('url', ADDRESS, null, { about: 'Where it is; empty: your folder of documents, or written by the shop.' }),
    optional('mimeType', MIME, 'application/pdf', { about: 'Type of the file.', example: 'application/pdf' }),
    optional('size', whole(0), null, { about: 'Bytes.', example: 182044 }),
  ],
};

export const videoFile: RangeFile = {
  name: 'videos',
  about: 'Films that categories offer.',
  isRequired: false,
  unique: [],
  columns: [
    required('category', SLUG, CATEGORY),
    ...localized(required('title', TEXT, { about: 'Title.' }), (locale) => `title.${locale}`),
    required('url', ADDRESS, { about: 'Where it is.', example: 'https://video.example/terrace' }),
    optional('duration', whole(0), null, { about: 'Seconds.', example: 184 }),
  ],
};

export const reportFile: RangeFile = {
  name: 'reports',
  about: 'Reports and tests to read elsewhere, that categories offer.',
  isRequired: false,
  unique: [],
  columns: [
    required('category', SLUG, CATEGORY),
    ...localized(required('name', TEXT, { about: 'Name.' }), (locale) => `name.${locale}`),
    required('url', ADDRESS, { about: 'Where it is.', example: 'https://report.example/durability' }),
  ],
};
