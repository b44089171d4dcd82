import { PROFILE_RULES, type Profile, type TimberKind } from '@geven/timber';
import { z } from 'zod';

const TIMBER_KINDS = ['decking', 'cladding', 'board', 'batten', 'beam', 'accessory'] as const satisfies TimberKind[];
const PROFILES = Object.keys(PROFILE_RULES) as [Profile, ...Profile[]];

const text = z.string().min(1);
const localized = z.strictObject({ nl: text, en: text, de: text });

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
] as const;
export type AttributeRole = (typeof ATTRIBUTE_ROLES)[number];

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
  /** kg/m³ at 12 % moisture. */
  density: z.number().int().positive().nullable().default(null),
  origin: localized.nullable().default(null),
});

/** Everything that the shop must know of a merchant's Odoo, and the facts that Odoo has no field for. */
export const mappingSchema = z.strictObject({
  /** The sample's families, profiles and species are known too; what stands here wins. */
  extends: z.literal('sample').optional(),
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
  /** Lengths that are sample pieces: their key, and the true length in mm. */
  samplePieces: z.record(text, z.number().int().positive()).default({}),
  /** Key of the category whose products are planed to order. */
  planedToOrderCategory: text.optional(),
});

export type CatalogueMapping = z.output<typeof mappingSchema>;
export type FamilyFacts = CatalogueMapping['families'][string];
