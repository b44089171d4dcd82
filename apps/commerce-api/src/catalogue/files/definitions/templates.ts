import { ATTRIBUTE_ROWS } from '@geven/catalogue-records';
import { USE_CLASSES } from '@geven/timber';
import { BOOLEAN, CODE, HTML, ITEM_NUMBER, list, oneOf, pattern, SLUG, SPAN, TEXT, whole } from '../column-types';
import { localized, optional, required, texts } from '../columns';
import type { RangeFile } from '../range-file';

const MM = whole(1, 100_000);
const CENTS = whole(0);
const COUNTRY = pattern('a country as two capital letters', /^[A-Z]{2}$/);
const PICTOGRAM = pattern('a GHS pictogram such as GHS02', /^GHS0[1-9]$/);
const PICTURE = pattern('a path of pictures', /^[\w-]+(?:\/[\w-]+)*$/);

const stockMessage = (number: 1 | 2 | 3) =>
  localized(
    optional(`stockPopUp${number}`, TEXT, null, { about: `Text ${number} that explains the stock.` }),
    (locale) => `details.stockMessages.${locale}.stockPopUp${number}`,
  );

const detail = (name: string, place = `details.${name}`) => ({ in: place, name });
const value = (name: string, attribute: string, about: string, example = '') =>
  optional(name, CODE, null, { ...detail(name), about: `${about} A value of \`${attribute}\`.`, example });

export const templateFile: RangeFile = {
  name: 'templates',
  about: 'Products: species, profile and cross-section. Their lengths or sizes are the variants.',
  isRequired: true,
  unique: [['id'], ['itemNumber']],
  columns: [
    required('id', whole(1), { about: 'Number of the product, part of its address.', example: 101 }),
    required('itemNumber', ITEM_NUMBER, { about: 'What other files name it by.', example: 'DH-IPE-021145-SM' }),
    required('family', CODE, { about: 'Family code.', example: 'DH' }),
    optional('specie', SLUG, null, { about: 'Slug of its species.', example: 'ipe' }),
    optional('thickness', MM, null, { about: 'mm', example: 21 }),
    optional('width', MM, null, { about: 'mm', example: 145 }),
    optional('workingWidth', MM, null, { about: 'Covering width, mm.', example: 145 }),
    optional('cover', MM, null, {
      about: 'Width that one laid board takes up, mm; empty: not sold by m².',
      example: 150,
    }),
    optional('profile', CODE, null, { about: 'A value of `profile`.', example: 'smooth' }),
    optional('colour', CODE, null, { about: 'A value of `colour`.', example: 'green' }),
    required('isPublished', BOOLEAN, { about: 'Whether it is shown.', example: 'yes' }),
    required('variantView', oneOf(['WoodView', 'Other']), {
      about: 'With a table of lengths, or with a simple quantity.',
      example: 'WoodView',
    }),
    optional('isSample', BOOLEAN, false, { about: 'Whether it is a box of samples.', example: 'no' }),
    optional('uomFactorInv', whole(1), 1, { about: 'Step of the pieces field.', example: 1 }),
    optional('priceM1', CENTS, null, { about: 'Net euro cents of a metre.', example: 1878 }),
    optional('priceM2', CENTS, null, { about: 'Net euro cents of a m² laid or covered.', example: 12520 }),
    optional('priceM2Wood', CENTS, null, { about: 'Net euro cents of a m² of wood.', example: 12952 }),
    optional('sequence', whole(0), 100, {
      about: 'Place in your own order; small comes first. Equal numbers show their woods in turn.',
      example: 100,
    }),
    optional('popularity', whole(0), 0, { about: 'Sorts by popularity; large comes first.', example: 50 }),
    optional('applications', list(CODE), [], { about: 'Values of `application`.', example: 'terrace|jetty' }),
    optional('quality', TEXT, null, { about: 'Grade.', example: 'FAS' }),
    optional('humidity', CODE, null, { about: 'A value of `humidity`.', example: 'kd-16-18' }),
    optional('certification', TEXT, '–', { about: 'Certificate.', example: 'FSC 100 %' }),
    required('image', PICTURE, { about: 'Path of its picture, without extension.', example: 'faces/ipe-smooth' }),
    optional('isPlanedToOrder', BOOLEAN, false, { about: 'Cannot be withdrawn from.', example: 'no' }),
    optional('isReduced', BOOLEAN, false, { about: 'While its price is reduced.', example: 'no' }),
    optional('ribbon', SLUG, null, { about: 'Key of its ribbon.', example: 'express' }),
    optional('taggings', list(SLUG), [], { about: 'Slugs of its keywords.' }),
    optional('categories', list(SLUG), [], { about: 'Keys of its categories.', example: 'decking|decking-species' }),
    optional('accessories', list(ITEM_NUMBER), [], {
      about: 'Item numbers of what goes with it.',
      example: 'AC-SCR-001',
    }),
    optional('alternatives', list(ITEM_NUMBER), [], { about: 'Item numbers of what could be taken instead.' }),
    optional('internalCategoryId', whole(1), null, { about: 'Number of its category of the back office.' }),
    value('profile2', 'profile2', 'Edges.'),
    value('profile3', 'profile3', 'Reverse side.'),
    value('profile4', 'profile4', 'Ends.'),
    value('profile5', 'profile5', 'Joint when laid.'),
    value('profileType', 'profile_type', 'Open or closed.'),
    optional('commodityCode', CODE, null, {
      in: 'details.commodityCode',
      about: 'HS or CN heading.',
      example: '4409 22',
    }),
    value('packing', 'packing', 'How it is packed.'),
    optional('piecesPerPack', whole(1), null, { in: 'details.piecesPerPack', about: 'Empty: no packs.', example: 119 }),
    optional('coverage', SPAN, null, {
      in: 'details.coverage',
      about: 'Oils and paints: m² of planed wood that a litre covers in one coat.',
      example: '10-14',
    }),
    optional('hiddenRows', list(oneOf(ATTRIBUTE_ROWS)), [], {
      in: 'details.hiddenRows',
      about: 'Rows of the table of attributes that are not shown.',
    }),
    ...stockMessage(1),
    ...stockMessage(2),
    ...stockMessage(3),
    optional('warnings', list(CODE), [], { in: 'details.safety.warnings', about: 'Values of `warning`.' }),
    optional('activeSubstances', list(CODE), [], {
      in: 'details.safety.activeSubstances',
      about: 'What treated wood is treated with, or a biocidal product works with: values of `active_substance`.',
    }),
    optional('useClass', oneOf(USE_CLASSES), null, {
      in: 'details.safety.useClass',
      about: 'Treated wood: what it is treated for (EN 335).',
      example: '4',
    }),
    optional('hazardPictograms', list(PICTOGRAM), [], { in: 'details.safety.hazardPictograms', about: 'CLP.' }),
    optional('signalWord', oneOf(['DANGER', 'WARNING']), null, { in: 'details.safety.signalWord', about: 'CLP.' }),
    optional('hazardStatements', list(CODE), [], {
      in: 'details.safety.hazardStatements',
      about: 'Values of `hazard_statement`.',
      example: 'H226',
    }),
    optional('countries', list(COUNTRY), [], {
      in: 'details.origin.countries',
      about: 'Countries of harvest; empty: where its species grows.',
      example: 'BR',
    }),
    optional('dueDiligenceReference', TEXT, null, {
      in: 'details.origin.dueDiligenceReference',
      about: 'Reference of the due diligence statement.',
    }),
    ...texts(required('name', TEXT, { about: 'Full name.', example: 'Ipe decking board 21 × 145 mm, smooth' })),
    ...texts(required('familyName', TEXT, { about: 'Name of the family.', example: 'Decking board' })),
    ...texts(required('slug', SLUG, { about: 'Part of its address.', example: 'ipe-decking-board-21x145-smooth' })),
    ...texts(optional('intro', TEXT, '', { about: 'A sentence.' })),
    ...texts(optional('description', TEXT, '', { about: 'Description.' })),
    ...texts(optional('html', HTML, null, { about: 'The description with markup.' })),
    ...texts(optional('seoTitle', TEXT, '', { about: 'Title for search engines.' })),
    ...texts(optional('seoDescription', TEXT, '', { about: 'Description for search engines.' })),
  ],
};
