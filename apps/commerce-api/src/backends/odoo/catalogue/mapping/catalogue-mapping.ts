import { ATTRIBUTE_ROWS, CERTIFICATION_SCHEMES } from '@geven/catalogue-records';
import { MARINE_DURABILITIES, PROFILE_RULES, type Profile, type TimberKind, WOOD_MODIFICATIONS } from '@geven/timber';
import { z } from 'zod';
import { baseUnitsSchema } from './base-units';
import { finishesSchema } from './finish-facts';
import { categoryMedia, listingText, localized, text } from './mapping-texts';

const TIMBER_KINDS = ['decking', 'cladding', 'board', 'batten', 'beam', 'accessory'] as const satisfies TimberKind[];
const PROFILES = Object.keys(PROFILE_RULES) as [Profile, ...Profile[]];

/** What Odoo's attributes can stand for. `choice` is what variants differ by beside their length: a size, a pack. */
export const ATTRIBUTE_ROLES = [
  'family',
  'specie',
  'thickness',
  'width',
  'length',
  'choice',
  'profile',
  'colour',
  'application',
  'quality',
  'humidity',
  'certification',
  'profile2',
  'profile3',
  'profile4',
  'profile5',
  'profileType',
  'packing',
  'unitOfSale',
  'coverage',
  'warning',
  'activeSubstance',
  'useClass',
  'hazardPictogram',
  'signalWord',
  'hazardStatement',
  'dueDiligence',
  'surfaceFinishing',
  'finishing',
] as const;
export type AttributeRole = (typeof ATTRIBUTE_ROLES)[number];

/** Documents that the API can write by itself for a product, see `documents` of families and species. */
export const WRITTEN_DOCUMENTS = [
  'ASSEMBLY_INSTRUCTION',
  'DECLARATION_OF_PERFORMANCE',
  'SAFETY_DATA_SHEET',
  'TREATED_WOOD_INFORMATION',
] as const;

/** What the API writes of its products, beside the product sheet, where Odoo has no file of that kind. */
const documents = z.array(z.enum(WRITTEN_DOCUMENTS)).default([]);

const familySchema = z
  .strictObject({
    /** Begins item numbers, for example `DH`. */
    code: text.max(4),
    /** Decides what a m² is; all but accessories have thickness, width, wood type and lengths. */
    kind: z.enum(TIMBER_KINDS),
    /** Shown above titles; unset: the name of the attribute's value. */
    name: localized.optional(),
    /** The name of square cross-sections, which are posts and not beams. */
    squareName: localized.optional(),
    /** Boxes of samples, which travel by their own rate. */
    isSampleBox: z.boolean().default(false),
    /** Below the shop's own pictures, without extension; unset: the wood's own face. */
    picture: text.optional(),
    documents,
    /** Rows of the attribute table that its products do not show. */
    hiddenRows: z.array(z.enum(ATTRIBUTE_ROWS)).default([]),
  })
  .refine(({ kind, picture }) => kind !== 'accessory' || picture !== undefined, {
    message: 'accessories need a picture',
    path: ['picture'],
  });

const specieSchema = z.strictObject({
  /** Slug of one of `specieGroups`. */
  group: text,
  latinName: text.nullable().default(null),
  /** EN 350, for example `3–4`. */
  durabilityClass: text.nullable().default(null),
  /** By heat, or by a chemical reaction such as acetylation; null for wood as it grew. */
  modification: z.enum(WOOD_MODIFICATIONS).nullable().default(null),
  /** EN 350, against marine borers; null: the sea is not judged. */
  marineDurability: z.enum(MARINE_DURABILITIES).nullable().default(null),
  /** kg/m³ at 12 % moisture. */
  density: z.number().int().positive().nullable().default(null),
  /** Per cent of the width for one per cent of moisture, tangential. */
  movement: z.number().positive().nullable().default(null),
  /** Brinell, N/mm². */
  hardness: z.number().int().positive().nullable().default(null),
  origin: localized.nullable().default(null),
  /** What its listing by CITES asks for; null for species that are not listed. */
  cites: localized.nullable().default(null),
  /** Where it was harvested, ISO 3166-1 alpha-2; a country on the product itself wins. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  documents,
});

/** Everything that the shop must know of a merchant's Odoo, and the facts that Odoo has no field for. */
export const mappingSchema = z.strictObject({
  /** Name of a range (`sample`) whose families, profiles and species are known too; what is here wins. */
  extends: text.optional(),
  /** Codes of Odoo's languages. */
  languages: z.strictObject({ nl: text, en: text, de: text }).default({ nl: 'nl_NL', en: 'en_US', de: 'de_DE' }),
  /** English names of the attributes. */
  attributes: z.partialRecord(z.enum(ATTRIBUTE_ROLES), text),
  /** By the key of the family's value: its external id in the module `geven`, else its English name as a slug. */
  families: z.record(text, familySchema).default({}),
  /** What each profile costs and covers as, by its key. */
  profiles: z.record(text, z.enum(PROFILES)).default({}),
  specieGroups: z.array(z.strictObject({ slug: text, name: localized })).default([]),
  species: z.record(text, specieSchema).default({}),
  /** What finishes cost and take; their values are those of `surfaceFinishing` and `finishing`. */
  finishes: finishesSchema.default({}),
  /** By their English names: what one of the base units is that Odoo says reference prices of. */
  baseUnits: baseUnitsSchema,
  /** Lengths that are sample pieces: their key, and the true length in mm. */
  samplePieces: z.record(text, z.number().int().positive()).default({}),
  /** Key of the category whose products are planed to order. */
  planedToOrderCategory: text.optional(),
  /** Key of the category whose products are glued from lamellas. */
  laminatedCategory: text.optional(),
  /** Keys of ribbons that claim a certificate, and whose. */
  ribbonCertificates: z.record(text, z.enum(CERTIFICATION_SCHEMES)).default({}),
  /** Keys of internal categories whose products are samples. */
  sampleCategories: z.array(text).default([]),
  /** A document whose name has one of these words, in capitals or not, is of that kind; else it is an attachment. */
  documentWords: z.partialRecord(z.enum(WRITTEN_DOCUMENTS), z.array(text)).default({}),
  /** By the key of a public category: what it offers beside its products. */
  categoryMedia: z.record(text, categoryMedia).default({}),
  /** Texts of listings that show a category and exactly the values of some attributes. */
  categoryTexts: z
    .array(
      z.strictObject({
        /** Key of the public category. */
        category: text,
        /** `attribute=slug`, for example `specie=larch-european`. */
        combination: z.array(text),
        texts: z.strictObject({ nl: listingText, en: listingText, de: listingText }),
      }),
    )
    .default([]),
});

export type CatalogueMapping = z.output<typeof mappingSchema>;
export type FamilyFacts = CatalogueMapping['families'][string];
